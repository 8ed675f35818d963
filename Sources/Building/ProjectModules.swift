// The names of the modules that a project builds from its own files.

internal import Foundation

/// Finds modules by Xcode projects and CocoaPods specifications of their names, and by the targets of package
/// manifests. An example application imports its framework, though both are sources of one project.
enum ProjectModules {
  private static let kinds = [".xcodeproj", ".podspec"]
  /// Folders above a file that are looked into.
  private static let limit = 8

  /// The names of the modules of the projects around a folder, sorted.
  static func names(around folder: String) -> [String] {
    var found: Set<String> = []
    for folder in ListedFolder.around(folder).prefix(limit) {
      found.formUnion(folder.names.compactMap(module))
      if folder.names.contains("Package.swift") {
        found.formUnion(targets(ofPackage: folder.path + "/Package.swift"))
      }
      if folder.names.contains(".git") { break }
    }
    return found.sorted()
  }

  /// The targets in the manifest, `.target(name: "Dial")`, executable ones among them.
  private static func targets(ofPackage path: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    let target = /\.(?:target|executableTarget)\s*\(\s*name:\s*"(\w+)"/
    return String(decoding: data, as: UTF8.self).matches(of: target).map { String($0.1) }
  }

  /// `Dial-Kit.podspec` is of the module `Dial_Kit`.
  private static func module(_ name: String) -> String? {
    guard let kind = kinds.first(where: { name.hasSuffix($0) }) else { return nil }
    return String(name.dropLast(kind.count).map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
