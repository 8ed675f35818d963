// Images by the names that somebody writes on the command line.

internal import CoreGraphics
internal import ImageCoding
internal import Inspection
internal import Messages
internal import UIKit

/// Images that somebody names on the command line.
@MainActor
enum ImageFiles {
  /// One of the gallery's icons, else a PNG file; `@2x` or `@3x` before the suffix is its scale.
  static func image(_ name: String) throws(ImageLookupError) -> UIImage {
    if let icon = GalleryImage(rawValue: name) { return try self.icon(icon, name) }
    let data: Data
    do throws(FileError) {
      data = try AtomicFile.read(name)
    } catch {
      throw .missing(name)
    }
    do throws(PNGError) {
      let image = CGImage(try PNG.decode(data))
      return UIImage(cgImage: image, scale: scale(ofFile: name), orientation: .up)
    } catch {
      throw .damaged(name, reason: "\(error)")
    }
  }

  private static func icon(
    _ icon: GalleryImage, _ name: String
  ) throws(ImageLookupError) -> UIImage {
    do throws(Failure) {
      return try icon.loaded(scale: ScreenScale.current)
    } catch {
      if error.status == .badData { throw .damaged(name, reason: error.message) }
      throw .missing(name)
    }
  }

  private static func scale(ofFile name: String) -> CGFloat {
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    if stem.hasSuffix("@2x") { return 2 }
    return stem.hasSuffix("@3x") ? 3 : 1
  }
}
