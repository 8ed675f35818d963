// The exceptions of folders that belong to a target as a whole.

internal import Foundation

/// Reads the exceptions of a synchronised folder: its files that do not belong to the folder's target, or that belong
/// to another one.
enum SynchronizedFolder {
  private static let localized = "/Localized/"

  /// Returns the paths, relative to the folder, that an exception stands for. `/Localized/Dials/Dial.storyboard` are
  /// the files of that name in all languages' folders in `Dials`; any other exception is a path itself.
  static func paths(ofException name: String, in folder: String) -> [String] {
    guard name.hasPrefix(localized) else { return [name] }
    let parts = name.dropFirst(localized.count).split(separator: "/").map(String.init)
    guard let file = parts.last else { return [] }
    let inner = parts.dropLast().joined(separator: "/")
    let around = inner.isEmpty ? folder : "\(folder)/\(inner)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: around)) ?? []
    let languages = names.sorted().filter { $0.hasSuffix(".lproj") }
    let paths = languages.map { inner.isEmpty ? "\($0)/\(file)" : "\(inner)/\($0)/\(file)" }
    let found = paths.filter { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
    return found.isEmpty ? [String(name.dropFirst(localized.count))] : found
  }
}
