// Which open file a path leads to.

internal import CoreGraphics
internal import Glibc

/// Compares files with those that the process has open.
enum OpenFile {
  /// Whether a path leads to the process's standard output, as `/dev/stdout` does.
  static func isStandardOutput(_ path: String) -> Bool {
    var (named, output) = (stat(), stat())
    // SAFETY: both are variables of the type that the calls fill; the path is a C string for the length of the call.
    guard unsafe stat(path, &named) == 0, unsafe fstat(STDOUT_FILENO, &output) == 0 else {
      return false
    }
    return named.st_dev == output.st_dev && named.st_ino == output.st_ino
  }
}
