// Whether a file is as it was.

internal import Foundation

/// The time and the size of a file.
enum FileStamp {
  /// Seconds since 1970 of the last change and bytes; zeros where it is not there.
  static func of(_ path: String) -> [Double] {
    var status = stat()
    // SAFETY: the name is a C string and the status a variable, for the length of the call.
    guard unsafe stat(path, &status) == 0 else { return [0, 0] }
    let changed = status.st_mtim
    return [Double(changed.tv_sec) + Double(changed.tv_nsec) / 1e9, Double(status.st_size)]
  }
}
