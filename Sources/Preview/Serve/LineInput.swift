// Lines from the standard input, read while the main loop sleeps.

internal import CoreGraphics
internal import Glibc
internal import MainLoop

/// The lines of a descriptor.
@MainActor
final class LineInput {
  /// A line, or why there is none.
  enum Line {
    case line(Data)
    /// A line that is longer than allowed; its bytes are dropped.
    case tooLong
    /// Nothing more will come.
    case end
  }

  private let descriptor: Int32
  private let longest: Int
  private let loop: EventLoop
  private var received = Data()
  private var isEnded = false
  /// Whether the rest of a line that was too long is being dropped.
  private var isSkipping = false
  private var isWatched = false
  /// Whether something came since it was waited for.
  private var hasNews = false
  private var waiting: CheckedContinuation<Void, Never>?

  /// Lines of at most `longest` bytes.
  init(_ descriptor: Int32, longest: Int, on loop: EventLoop) {
    (self.descriptor, self.longest, self.loop) = (descriptor, longest, loop)
  }

  /// The next line, without its end; waits for it. Nothing is read before somebody asks.
  func next() async -> Line {
    while true {
      if let line = take() { return line }
      if isEnded || Task.isCancelled { return .end }
      hasNews = false
      watch(true)
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          // Something may have come while the task changed its executor.
          if hasNews || Task.isCancelled { continuation.resume() } else { waiting = continuation }
        }
      } onCancel: {
        Task { @MainActor in self.resume() }
      }
      watch(false)
    }
  }

  private func watch(_ isWanted: Bool) {
    guard isWanted != isWatched else { return }
    isWatched = isWanted
    if isWanted {
      loop.watch(descriptor) { [weak self] in self?.read() }
      loop.requestRound()
    } else {
      loop.unwatch(descriptor)
    }
  }

  private func resume() {
    hasNews = true
    waiting?.resume()
    waiting = nil
  }

  private func read() {
    var block = [UInt8](repeating: 0, count: 65536)
    // SAFETY: `read` writes no more bytes than the array has, and keeps no pointer.
    let count = unsafe Glibc.read(descriptor, &block, block.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    if count > 0 { received.append(contentsOf: block[..<count]) } else { isEnded = true }
    resume()
  }

  /// A line that has come whole.
  private func take() -> Line? {
    let newline = UInt8(ascii: "\n")
    while let end = received.firstIndex(of: newline) {
      let line = Data(received[..<end])
      received = Data(received[(end + 1)...])
      if isSkipping {
        isSkipping = false
        return .tooLong
      }
      if line.count > longest { return .tooLong }
      if line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }) {
        return .line(line)
      }
    }
    if received.count > longest {
      received = Data()
      isSkipping = true
    }
    if isEnded, !received.isEmpty, !isSkipping {
      defer { received = Data() }
      return .line(received)
    }
    return nil
  }
}
