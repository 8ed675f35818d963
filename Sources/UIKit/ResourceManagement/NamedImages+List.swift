// The names of the pictures that can be looked up.

import CoreGraphics

extension NamedImages {
  private static let suffixes: Set = ["png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "pdf"]

  /// The names of the pictures in the folders that sources were given, sorted: those of asset catalogs and of files.
  package static var names: [String] {
    let own = ResourceSearchPath.registeredFolders
    return Set(
      own.flatMap { folder in
        AssetCatalog.at(folder)?.pictureNames ?? names(in: folder)
      }
    ).sorted()
  }

  /// Files by the names that find them: a PNG file without its suffix and scale.
  private static func names(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.compactMap { file in
      guard let point = file.lastIndex(of: ".") else { return nil }
      let suffix = file[file.index(after: point)...].lowercased()
      guard suffixes.contains(suffix) else { return nil }
      var stem = String(file[..<point])
      for scale in ["@2x", "@3x"] where stem.hasSuffix(scale) { stem.removeLast(scale.count) }
      return suffix == "png" ? stem : stem + file[point...]
    }
  }
}

extension AssetCatalog {
  /// The names of the picture sets: without the groups around them where that finds the same set.
  fileprivate var pictureNames: [String] {
    pictureSets.map { name in name.split(separator: "/").last.map(String.init) ?? name }
  }
}
