// Where font files lie.

import CoreGraphics

extension FontLibrary {
  /// The folders in which freedesktop.org's systems keep fonts. The system's come first, so that
  /// pictures agree between the accounts of a machine.
  package static var standardFolders: [String] {
    let home = environmentVariable("HOME") ?? ""
    let ownData = nonemptyEnvironmentVariable("XDG_DATA_HOME")
    let data = nonemptyEnvironmentVariable("XDG_DATA_DIRS")
    let shared = (data ?? "/usr/local/share:/usr/share").split(separator: ":").map(String.init)
    let folders = ["/usr/share"] + shared + [ownData ?? home + "/.local/share"]
    return (folders.map { $0 + "/fonts" } + [home + "/.fonts"]).filter { $0.hasPrefix("/") }
  }

  /// Writes a warning as a line of the standard error stream, after the program's name.
  package static var warnOnStandardError: @Sendable (String) -> Void {
    { message in try? FileHandle.standardError.write(contentsOf: Data("vitrine: \(message)\n".utf8))
    }
  }

  /// The file in one of the folders; first where Debian puts it, so that start-up walks nothing.
  func find(_ name: String, in folders: [String]) -> String? {
    let usual = folders.lazy.map { "\($0)/opentype/inter/\(name)" }
    if let path = usual.first(where: { FileManager.default.isReadableFile(atPath: $0) }) {
      return path
    }
    for folder in folders {
      guard let walk = FileManager.default.enumerator(atPath: folder) else { continue }
      for case let path as String in walk where path == name || path.hasSuffix("/" + name) {
        return "\(folder)/\(path)"
      }
    }
    return nil
  }
}
