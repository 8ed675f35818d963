// Files that the kernel makes up while they are read.

internal import Foundation

/// Texts below `/proc`. They have no size, and come in parts of a page: who reads one with `String` gets the
/// first part alone.
package enum KernelFile {
  /// The whole text; empty where there is none.
  package static func text(_ path: String) -> String {
    let file = FileHandle(forReadingAtPath: path)
    return String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
  }
}
