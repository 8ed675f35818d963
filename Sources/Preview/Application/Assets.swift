// The program's own pictures, found beside the executable.

internal import CoreGraphics
internal import ImageCoding
internal import Synchronization
internal import UIKit

/// Files of `Resources` that the program carries.
enum Assets {
  /// The picture at a path in `Resources`; nil where it is missing or damaged.
  static func image(_ path: String, scale: CGFloat) -> UIImage? {
    pixels(path).map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }

  /// The decoded picture, kept after the first time.
  static func pixels(_ path: String) -> CGImage? {
    if let known = decoded.withLock({ $0[path] }) { return known }
    guard let data = try? AtomicFile.read("\(folder)/\(path)"),
      let pixels = try? PNG.decode(data)
    else { return nil }
    let image = CGImage(pixels)
    decoded.withLock { $0[path] = image }
    return image
  }

  private static let decoded = Mutex<[String: CGImage]>([:])

  /// Beside the executable, where the build puts it. `Bundle.module` would end the program where
  /// the folder is missing.
  static let folder = ImageFolders.executableFolder + "/vitrine_Preview.resources"
}
