// Files that are there whole or not at all.

package import CoreGraphics

/// Writes beside the file, then renames: a reader sees the old bytes or the new ones.
package enum AtomicFile {
  /// Replaces the file at `path`; after an error nothing of ours is left.
  package static func write(_ data: Data, to path: String) throws(FileError) {
    throw FileError(path: path, action: "write", reason: "not yet")
  }

  package static func read(_ path: String) throws(FileError) -> Data {
    throw FileError(path: path, action: "read", reason: "not yet")
  }
}

/// A file that the system refused.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  package var path: String
  /// A verb: "read", "write", "create".
  package var action: String
  /// The system's words.
  package var reason: String

  package var description: String { "cannot \(action) \(path): \(reason)" }
}
