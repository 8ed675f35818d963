// The program's own pictures, found beside the executable.

internal import CoreGraphics
internal import ImageCoding
internal import Messages
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
    try? load(path)
  }

  /// The decoded picture; fails with 66 where it is missing and with 65 where it is damaged.
  static func load(_ path: String) throws(Failure) -> CGImage {
    if let known = decoded.withLock({ $0[path] }) { return known }
    let file = "\(folder)/\(path)"
    let image = try decode(try read(file), file)
    decoded.withLock { $0[path] = image }
    return image
  }

  private static func read(_ file: String) throws(Failure) -> Data {
    do throws(FileError) {
      return try AtomicFile.read(file)
    } catch {
      throw Failure(.missingInput, "an icon is missing: \(error)")
    }
  }

  private static func decode(_ data: Data, _ file: String) throws(Failure) -> CGImage {
    do throws(PNGError) {
      return CGImage(try PNG.decode(data))
    } catch {
      throw Failure(.badData, "the icon \(file) cannot be read: \(error)")
    }
  }

  private static let decoded = Mutex<[String: CGImage]>([:])

  /// Beside the executable, where the build puts it. `Bundle.module` would end the program where
  /// the folder is missing.
  static let folder = ResourceSearchPath.executableFolder + "/vitrine_Preview.resources"
}
