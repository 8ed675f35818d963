// Images from the bytes of files.

package import CoreGraphics
private import ImageCoding

/// The image in a file, and the orientation in which it is shown.
package struct DecodedImage: Sendable {
  /// The image as it is stored.
  package let image: CGImage
  /// The orientation, from a JPEG file's Exif data; `up` for other files, of which HEIC's are turned already.
  package let orientation: CGImagePropertyOrientation

  /// Decodes a PNG, JPEG, GIF, WebP, HEIC or AVIF file, of animations the first frame; nil where it cannot be read, which is logged with its
  /// path.
  package init?(file path: String) {
    guard let data = FileManager.default.contents(atPath: path) else {
      logOnce("\(path): cannot be read")
      return nil
    }
    self.init(data, named: path)
  }

  /// Decodes the bytes of such a file; nil where they are none, which is logged under `name`.
  package init?(_ data: Data, named name: String) {
    do {
      if JPEG.isJPEG(data) {
        let picture = try JPEG.decode(data)
        image = CGImage(picture.pixels)
        orientation = CGImagePropertyOrientation(exif: picture.orientation)
      } else if GIF.isGIF(data) {
        image = CGImage(try GIF.decode(data, limit: 1).frames[0].pixels)
        orientation = .up
      } else if WebP.isWebP(data) {
        image = CGImage(try WebP.decode(data, limit: 1).frames[0].pixels)
        orientation = .up
      } else if HEIC.kind(of: data) != nil {
        image = CGImage(try HEIC.decode(data))
        orientation = .up
      } else {
        image = CGImage(try PNG.decode(data))
        orientation = .up
      }
    } catch {
      logOnce("\(name): \(error)")
      return nil
    }
  }
}
