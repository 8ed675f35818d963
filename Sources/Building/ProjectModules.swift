// The modules that a project makes of its own files.

internal import Foundation

/// Modules by the files that Xcode and CocoaPods call after them, and by what SwiftPM's manifest names. An application that shows what a
/// framework can imports it, though both are sources of one project.
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

  /// What the manifest calls `.target(name: "Dial")`, and the program, of which there is no module here.
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
