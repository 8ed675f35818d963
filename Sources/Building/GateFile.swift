// A file that a program waits to read.

internal import Foundation
internal import Synchronization

/// A file that is there before its content: a FIFO, whose place a file with the content takes.
///
/// A program that has opened the FIFO waits for the content, and one that opens it later reads the file. One that has
/// found the FIFO and opens it only after both waits for good, and has to be ended: some microseconds of a program that
/// the content overtakes.
final class GateFile: Sendable {
  let path: String
  /// The FIFO's writing end: while it is open, a reader waits for more. -1 when it is closed.
  private let descriptor: Mutex<Int32>

  /// Bytes of a content at most: those that a FIFO takes at once.
  static let limit = 1 << 16

  /// Makes the FIFO; nil where that cannot be.
  init?(at path: String) {
    // SAFETY: the name is a C string for the length of the call.
    guard unsafe mkfifo(path, 0o600) == 0 else { return nil }
    let descriptor = unsafe Foundation.open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    self.path = path
    self.descriptor = Mutex(descriptor)
  }

  /// Gives it its content, once. False where that cannot be: readers may wait for good, or have read a part.
  func fill(with content: [UInt8]) -> Bool {
    let whole = path + ".whole"
    guard content.count <= Self.limit, (try? ScratchFile.write(content, to: whole)) != nil else {
      return false
    }
    return descriptor.withLock { descriptor in
      guard descriptor >= 0 else { return false }
      // SAFETY: `write` reads as many bytes as there are; the names are C strings for the length of the call.
      let count = unsafe content.withUnsafeBytes {
        unsafe Foundation.write(descriptor, $0.baseAddress, $0.count)
      }
      let isPlaced = unsafe rename(whole, path) == 0
      close(descriptor)
      descriptor = -1
      return isPlaced && count == content.count
    }
  }

  deinit { descriptor.withLock { descriptor in if descriptor >= 0 { close(descriptor) } } }
}
