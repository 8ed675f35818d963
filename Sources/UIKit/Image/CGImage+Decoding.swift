// Encoded pictures into images; the only place of UIKit that knows image coding.

package import CoreGraphics
private import ImageCoding

extension CGImage {
  /// The picture in a file; nil where it cannot be read, which is logged with its path.
  package static func decoded(fromFile path: String) -> CGImage? {
    guard let data = FileManager.default.contents(atPath: path) else {
      logOnce("\(path): cannot be read")
      return nil
    }
    return decoded(data, named: path)
  }

  /// The picture in `data`; nil where it is not one, which is logged under `name`.
  package static func decoded(_ data: Data, named name: String) -> CGImage? {
    if let size = JPEGSize(data) {
      logOnce("\(name): JPEG is not read here: an empty picture of its size is shown")
      return CGImage(DisplayList(), width: size.width, height: size.height, scale: 1)
    }
    do {
      return CGImage(try PNG.decode(data))
    } catch {
      logOnce("\(name): \(error)")
      return nil
    }
  }
}

extension CGImage {
  /// The image as a PNG file; nil where it is too large.
  package var pngData: Data? {
    pixelsInstalled
    return try? PNG.encode(self)
  }
}
