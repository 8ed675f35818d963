// Lines to the standard output, written by a thread of their own: a client that reads nothing stops nobody.

internal import CoreGraphics
internal import Glibc
internal import Synchronization

/// Writes lines to a descriptor.
///
/// Lines that nobody reads wait here, up to ``mostBytes``: then nothing more is asked of the server, and news is dropped.
final class LineOutput: Sendable {
  private struct State {
    var lines: [Data] = []
    var bytes = 0
    var isClosed = false
  }

  /// The bytes that may wait.
  static let mostBytes = 8 << 20

  private let descriptor: Int32
  private let state = Mutex(State())
  private let count = DispatchSemaphore(value: 0)

  /// Starts the thread.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    Thread.detachNewThread { [self] in work() }
  }

  /// Whether a further answer may wait here.
  var hasRoom: Bool { state.withLock { $0.bytes < Self.mostBytes || $0.isClosed } }

  /// Whether nobody can read any more.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Writes an answer and the end of its line, after those before it.
  func send(_ line: Data) {
    let isAppended = state.withLock { state in
      if state.isClosed { return false }
      state.lines.append(line + [UInt8(ascii: "\n")])
      state.bytes += line.count + 1
      return true
    }
    if isAppended { count.signal() }
  }

  /// Writes news, or drops it where nobody reads.
  func sendIfRead(_ line: Data) { if hasRoom { send(line) } }

  /// Waits until all is written, or nobody can read, for some seconds at most.
  func finish(within seconds: Double) {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end, state.withLock({ $0.bytes > 0 && !$0.isClosed }) {
      usleep(2000)
    }
  }

  private func work() {
    while true {
      count.wait()
      guard let line = state.withLock({ $0.lines.isEmpty ? nil : $0.lines.removeFirst() }) else {
        continue
      }
      let isWritten = write(line)
      let isClosed = state.withLock { state in
        state.bytes -= line.count
        if !isWritten { (state.isClosed, state.lines, state.bytes) = (true, [], 0) }
        return state.isClosed
      }
      if isClosed { return }
    }
  }

  private func write(_ line: Data) -> Bool {
    var rest = line[...]
    while !rest.isEmpty {
      // SAFETY: the pointer and the count are those of the data, which is not changed during the call.
      let count = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        usleep(2000)
        continue
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
