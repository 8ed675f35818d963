// The standard streams: output that must arrive, and words that may get lost.

import Foundation
import Messages
import Preview

/// Writing to the standard streams without falling over closed or full ones.
enum StandardStreams {
  /// Call first. A stream that was closed gets a descriptor that refuses, so that no file of ours
  /// takes its place; a file that grows over its limit is an error and not the end.
  static func prepare() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free descriptor is this one.
      // SAFETY: the path is a C string for the length of the call.
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Descriptors without which the libraries below end the program instead of telling anybody.
  private static let fewestDescriptors = 20

  /// The failure where the system lets this program open too few files; nil: enough.
  static var lackOfDescriptors: Failure? {
    var limit = rlimit()
    // SAFETY: the call fills a local variable.
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0,
      limit.rlim_cur < fewestDescriptors
    else { return nil }
    return Failure(
      .fault,
      "the system lets this program open \(limit.rlim_cur) files at a time; it needs "
        + "\(fewestDescriptors) (ulimit -n)")
  }

  /// Writes a line to the standard output; fails with 73 where it does not arrive.
  static func print(_ line: String) throws(Failure) {
    guard let code = write(line + "\n", to: STDOUT_FILENO) else { return }
    // SAFETY: `strerror` returns a C string, never nil, which is copied before this thread calls it
    // again.
    throw Failure(
      .cannotCreate,
      "cannot write to the standard output: " + (unsafe String(cString: strerror(code))))
  }

  /// Writes to the standard error stream, where that is possible.
  static func sayError(_ text: String) { _ = write(text, to: STDERR_FILENO) }

  /// Writes everything; the error's number, or nil.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      // SAFETY: `write` reads as many bytes as there are, within the closure.
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Foundation.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}
