// Images to files, for rooms that do not name pixels.

package import CoreGraphics

extension CGImage {
  /// The pixels; those of a picture are drawn now.
  package var pixels: PixelBuffer {
    switch storage {
    case .pixels(let pixels): pixels
    case .picture(let list, let scale):
      PictureRasterizer.current.rasterize(
        list, width: width, height: height,
        transform: CGAffineTransform(scaleX: scale, y: scale))
    }
  }
}

extension PNG {
  /// `encode(_:pixelsPerMeter:)` of an image.
  package static func encode(_ image: CGImage) throws(PNGError) -> Data {
    try encode(image.pixels)
  }
}

extension APNG {
  /// `append(_:)` of an image.
  package mutating func append(_ image: CGImage) throws(PNGError) -> Data {
    try append(image.pixels)
  }
}
