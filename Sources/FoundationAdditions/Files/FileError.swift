// The error of a file operation.

import Glibc

/// A file that could not be read or written.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path that the caller gave.
  package var path: String
  /// The operation as a verb: "read", "write".
  package var action: String
  /// The system's message.
  package var reason: String

  /// Creates an error, whose description is “cannot `action` `path`: `reason`”.
  package init(path: String, action: String, reason: String) {
    self.path = path
    self.action = action
    self.reason = reason
  }

  package var description: String { "cannot \(action) \(path): \(reason)" }

  /// Returns the error of the last failed call, by `errno`.
  static func last(_ action: String, _ path: String) -> FileError {
    // SAFETY: `strerror` returns a C string, which is copied at once.
    FileError(path: path, action: action, reason: unsafe String(cString: strerror(errno)))
  }
}
