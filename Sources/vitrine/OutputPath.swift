// The value of `-o`.

import Preview

/// The check of an output's path that needs no file system.
enum OutputPath {
  /// Refuses the empty path, and the dash that elsewhere means the standard output.
  static func check(_ path: String) throws(Failure) {
    if path.isEmpty { throw Failure(.usage, "-o: “” is not a path") }
    guard path == "-" else { return }
    throw Failure(.usage, "-o: “-” is not a path; a file of that name is ./-")
  }
}
