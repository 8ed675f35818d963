// One picture at several scales, decoded when it is needed.

import CoreGraphics
private import Synchronization

/// The files of one named image: `name.png`, `name@2x.png`, `name@3x.png`, or those of its set in
/// an asset catalog, where a PDF page or an SVG picture is drawn at each requested scale.
package final class ImageVariants: Sendable {
  /// The name that it was found by.
  package let name: String
  private let files: [AssetCatalog.Picture]
  /// The settings of the set in a catalog; the default ones of files in folders.
  package let settings: AssetCatalog.PictureSettings
  private let decoded = Mutex<[String: DecodedImage?]>([:])

  /// The files of `name` in a folder; nil where it has none.
  package init?(name: String, in folder: String) {
    self.name = name
    if let catalog = AssetCatalog.at(folder) {
      files = catalog.pictures(named: name).sorted { $0.scale < $1.scale }
      settings = catalog.settings(ofPicture: name)
      if files.isEmpty { return nil }
      return
    }
    settings = AssetCatalog.PictureSettings()
    let (stem, ext) = ImageVariants.split(name)
    files = [(1, ""), (2, "@2x"), (3, "@3x")].compactMap { scale, suffix in
      let path = "\(folder)/\(stem)\(suffix).\(ext)"
      return FileManager.default.fileExists(atPath: path)
        ? AssetCatalog.Picture(path: path, scale: scale, isDark: false) : nil
    }
    if files.isEmpty { return nil }
  }

  /// The picture and its scale for output at `scale` pixels per point: the smallest that is at
  /// least as fine, else the finest; nil where its file cannot be read, which is logged.
  package func image(forScale scale: CGFloat) -> (found: DecodedImage, scale: CGFloat)? {
    let wanted = files.filter {
      $0.isDark == (UITraitCollection.current.userInterfaceStyle == .dark)
    }
    let shown = wanted.isEmpty ? files : wanted
    let candidates =
      shown.filter { $0.scale >= scale } + shown.reversed().filter { $0.scale < scale }
    for file in candidates {
      let fileScale = file.isDocument ? Self.documentScale(scale) : file.scale
      if let found = image(of: file, scale: fileScale) { return (found, fileScale) }
    }
    return nil
  }

  private func image(of file: AssetCatalog.Picture, scale: CGFloat) -> DecodedImage? {
    let key = file.isDocument ? "\(file.path)@\(scale)" : file.path
    return decoded.withLock { decoded in
      if let known = decoded[key] { return known }
      let image =
        if file.isSVG {
          DecodedImage(svg: file.path, scale: scale)
        } else if file.isDocument {
          DecodedImage(document: file.path, scale: scale)
        } else {
          DecodedImage(file: file.path)
        }
      decoded[key] = .some(image)
      return image
    }
  }

  /// The scale at which a document is drawn for output at `scale`: a whole number, so that few pictures are kept. Who
  /// asks for the finest one gets that of the finest screens.
  private static func documentScale(_ scale: CGFloat) -> CGFloat {
    scale > largestDocumentScale ? 4 : max(1, scale.rounded(.up))
  }

  private static let largestDocumentScale: CGFloat = 64

  /// The name and its extension, `png` where it has none that we read.
  private static func split(_ name: String) -> (stem: String, ext: String) {
    let ext = name.lastIndex(of: ".").map { String(name[$0...].dropFirst()) } ?? ""
    return ["png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "pdf"].contains(ext.lowercased())
      ? (String(name.dropLast(ext.count + 1)), ext) : (name, "png")
  }
}
