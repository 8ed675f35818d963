// From a folder to the root of the file system.

internal import Foundation

/// A folder and what it holds.
package struct ListedFolder {
  let path: String
  let names: [String]

  /// Whether a path leads to a folder that is there.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    // SAFETY: Foundation writes one Boolean and keeps no pointer.
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Whether a path is a symbolic link, wherever it leads.
  package static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// The folder and those around it but for the root, from inside out, each listed when it is reached.
  static func around(_ folder: String) -> some Sequence<ListedFolder> {
    let innermost = URL(fileURLWithPath: folder).standardizedFileURL
    return sequence(first: innermost) { $0.deletingLastPathComponent() }.lazy.map(\.path)
      .prefix { $0 != "/" }
      .map { path in
        let names = try? FileManager.default.contentsOfDirectory(atPath: path)
        return ListedFolder(path: path, names: names ?? [])
      }
  }
}
