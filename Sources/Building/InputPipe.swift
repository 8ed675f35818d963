// A pipe whose content comes after its reader.

internal import Foundation
internal import Synchronization

/// A pipe that is a program's standard input, and that the program reads as the file `/dev/stdin`: it waits there until
/// the content has come. Nothing is lost where the content is there first.
final class InputPipe: Sendable {
  /// The end that a program reads. While it is open here, nobody writes to a pipe without readers.
  private let reading: Int32
  /// -1 when it is closed: that is the end of the content.
  private let writing: Mutex<Int32>

  /// Makes it; nil where there are no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    // SAFETY: `pipe` writes two descriptors.
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A content that does not fit is refused.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    reading = ends[0]
    writing = Mutex(ends[1])
  }

  /// Another descriptor of the end to read, for a program; -1 where there are none left.
  func readingEnd() -> Int32 { fcntl(reading, F_DUPFD_CLOEXEC, 0) }

  /// Gives it its content, once. False where it does not fit, which is beyond 64 KiB: the reader sees a part.
  func fill(with content: [UInt8]) -> Bool {
    writing.withLock { writing in
      guard writing >= 0 else { return false }
      // SAFETY: `write` reads as many bytes as there are.
      let count = unsafe content.withUnsafeBytes {
        unsafe Foundation.write(writing, $0.baseAddress, $0.count)
      }
      close(writing)
      writing = -1
      return count == content.count
    }
  }

  deinit {
    close(reading)
    writing.withLock { writing in if writing >= 0 { close(writing) } }
  }
}
