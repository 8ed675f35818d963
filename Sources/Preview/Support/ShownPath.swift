// Paths as a person reads them.

internal import CoreGraphics

/// Paths in messages and reports.
enum ShownPath {
  /// A path from the current folder where it lies in that, else as it is.
  static func of(_ path: String) -> String {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// A whole path, which begins with `~` where it lies in the person's own folder.
  static func whole(_ path: String) -> String {
    let home = NSHomeDirectory() + "/"
    return path.hasPrefix(home) ? "~/" + path.dropFirst(home.count) : path
  }
}
