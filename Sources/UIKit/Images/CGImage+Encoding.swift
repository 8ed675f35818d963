// Images as files.

package import CoreGraphics
private import ImageCoding
private import Rasterizer

extension CGImage {
  /// The image as a PNG file; nil where it is too large.
  package var pngData: Data? {
    pixelsInstalled
    return try? PNG.encode(self)
  }

  /// The image as a JPEG file; nil where it is too large.
  func jpegData(quality: CGFloat) -> Data? {
    pixelsInstalled
    return try? JPEG.encode(self, quality: Double(quality))
  }
}
