// Where the window's state is kept between two runs.

internal import CoreGraphics
internal import Glibc
internal import ImageCoding
package import Messages

/// The file `vitrine/window` in the folder for state
/// ([XDG base directories](https://specifications.freedesktop.org/basedir-spec/latest/)).
package struct WindowStateFile: Sendable {
  /// A state of ours is shorter, in bytes.
  private static let limit = 1 << 16

  /// Nil where neither `XDG_STATE_HOME` nor `HOME` names a folder: nothing is remembered then.
  package let path: String?

  /// `variable` tells the environment's variables.
  package init(variable: (_ name: String) -> String?) {
    func folder(_ name: String) -> String? {
      variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let state = folder("XDG_STATE_HOME") ?? folder("HOME").map { $0 + "/.local/state" }
    path = state.map { $0 + "/vitrine/window" }
  }

  /// The state that was written last; a file that makes no sense counts as none, and `complain` hears why.
  package func read(complain: (String) -> Void) -> WindowState {
    guard let path, FileManager.default.fileExists(atPath: path) else { return WindowState() }
    do {
      return try WindowState(text: try content(path))
    } catch {
      complain("the window's state in \(path) is ignored: \(error)")
      return WindowState()
    }
  }

  private func content(_ path: String) throws(FileError) -> String {
    let status = try regular(path, to: "read")
    guard status.st_size <= Self.limit else {
      throw FileError(path: path, action: "read", reason: "it has more than \(Self.limit) bytes")
    }
    return String(decoding: try AtomicFile.read(path), as: UTF8.self)
  }

  /// A pipe would be waited for, and a device has no end.
  private func regular(_ path: String, to action: String) throws(FileError) -> stat {
    var status = stat()
    // SAFETY: the path is a C string for the length of the call, which writes one structure.
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(path: path, action: action, reason: "it is no file")
    }
    return status
  }

  /// Replaces what was written before, whole or not at all; makes the folder where it is missing.
  package func write(_ state: WindowState) throws(Failure) {
    guard let path else { return }
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    // A folder that is there, or cannot be made, is told by the file.
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try PictureFile.attempt { () throws(FileError) in
      if FileManager.default.fileExists(atPath: path) { _ = try regular(path, to: "write") }
      try AtomicFile.write(Data(state.text.utf8), to: path)
    }
  }
}
