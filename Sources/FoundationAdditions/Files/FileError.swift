// A file that the system refused.

import Glibc

/// A file that the system refused.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  package var path: String
  /// A verb: "read", "write".
  package var action: String
  /// The system's words.
  package var reason: String

  package init(path: String, action: String, reason: String) {
    self.path = path
    self.action = action
    self.reason = reason
  }

  package var description: String { "cannot \(action) \(path): \(reason)" }

  /// What `errno` says now.
  static func last(_ action: String, _ path: String) -> FileError {
    FileError(path: path, action: action, reason: unsafe String(cString: strerror(errno)))
  }
}
