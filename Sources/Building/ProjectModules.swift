// The modules that a project makes of its own files.

internal import Foundation

/// Modules by the files that Xcode and CocoaPods call after them. An application that shows what a
/// framework can imports it, though both are sources of one project.
enum ProjectModules {
  private static let kinds = [".xcodeproj", ".podspec"]
  /// Folders above a file that are looked into.
  private static let limit = 8

  /// The names of the modules of the projects around a folder, sorted.
  static func names(around folder: String) -> [String] {
    var url = URL(fileURLWithPath: folder).standardizedFileURL
    var found: Set<String> = []
    for _ in 0..<limit where url.path != "/" {
      let names = entries(of: url.path)
      found.formUnion(names.compactMap(module))
      if names.contains(".git") { break }
      url.deleteLastPathComponent()
    }
    return found.sorted()
  }

  /// `Dial-Kit.podspec` is of the module `Dial_Kit`.
  private static func module(_ name: String) -> String? {
    guard let kind = kinds.first(where: { name.hasSuffix($0) }) else { return nil }
    return String(name.dropLast(kind.count).map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  private static func entries(of folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
