// Images to files, for rooms that do not name pixels.

package import CoreGraphics

extension PNG {
  /// `encode(_:pixelsPerMeter:)` of an image.
  package static func encode(_ image: CGImage) throws(PNGError) -> Data {
    try encode(image.pixels)
  }
}

extension JPEG {
  /// `encode(_:quality:)` of an image.
  package static func encode(_ image: CGImage, quality: Double) throws(JPEGError) -> Data {
    try encode(image.pixels, quality: quality)
  }
}
