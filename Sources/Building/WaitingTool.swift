// A program that was started before it is needed.

internal import Foundation
internal import Messages
internal import Synchronization

/// A program that waits for its input: what starting it costs is over when the input is there.
final class WaitingTool: Sendable {
  /// Gives the program its input; it closes itself.
  private let input: Mutex<Int32>
  private let outcome: Task<Result<Tool.Outcome, BuildFailure>, Never>
  /// Sends the beginning.
  private let started = Mutex<Task<Void, Never>?>(nil)

  /// Starts it; nil where there are no descriptors left.
  init?(_ tool: Tool) {
    guard let (ours, theirs) = MessageChannel.pair() else { return nil }
    input = Mutex(ours)
    outcome = Task.detached {
      do throws(BuildFailure) {
        return .success(try await tool.run([], input: theirs))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Hands over the beginning of the input. Once, at the start.
  func begin(_ bytes: [UInt8]) {
    let start = Task.detached { self.send(bytes) }
    started.withLock { $0 = start }
  }

  /// Hands over the rest of the input and waits for the end. Once.
  func finish(_ bytes: [UInt8]) async throws(BuildFailure) -> Tool.Outcome {
    // On another thread: a long input waits for its reader.
    let sender = Task.detached {
      await self.started.withLock(\.self)?.value
      self.send(bytes)
      shutdown(self.input.withLock { $0 }, Int32(SHUT_WR))
    }
    let result = await withTaskCancellationHandler {
      await outcome.value
    } onCancel: {
      outcome.cancel()
    }
    await sender.value
    return try result.get()
  }

  private func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    let descriptor = input.withLock { $0 }
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Foundation.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      // A program that is gone says why in its outcome.
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
  }

  deinit {
    outcome.cancel()
    close(input.withLock { $0 })
  }
}
