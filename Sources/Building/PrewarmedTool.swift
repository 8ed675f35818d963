// A process that was started before its input is there.

internal import Foundation
internal import Messages
internal import Synchronization

/// A running process that waits for its input, so that a build does not wait for its start.
final class PrewarmedTool: Sendable {
  /// Reaches the program while it runs.
  let running = RunningTool()
  /// Gives the program its input; it closes itself.
  private let input: Int32
  private let outcome: Task<Result<Tool.Outcome, BuildFailure>, Never>

  /// Starts it; nil where there are no descriptors left.
  init?(_ tool: Tool, _ arguments: [String]) {
    guard let (ours, theirs) = MessageChannel.pair() else { return nil }
    input = ours
    outcome = Task.detached(executorPreference: WorkThreads.shared) { [running] in
      do throws(BuildFailure) {
        return .success(try await tool.run(arguments, input: theirs, watched: running))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Hands over the input and waits for the end. Once.
  func finish(_ bytes: [UInt8]) async throws(BuildFailure) -> Tool.Outcome {
    let sent = send(bytes)
    let result = await withTaskCancellationHandler {
      await outcome.value
    } onCancel: {
      outcome.cancel()
    }
    await sent.value
    return try result.get()
  }

  /// Sends the input. On a thread of its own: a long input waits for its reader, and the threads of tasks are those
  /// that start it.
  private func send(_ bytes: [UInt8]) -> Task<Void, Never> {
    Task.detached(executorPreference: WorkThreads.shared) { [self] in
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        Thread.detachNewThread {
          self.write(bytes)
          shutdown(self.input, Int32(SHUT_WR))
          done.resume()
        }
      }
    }
  }

  private func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      // SAFETY: `send` reads as many bytes as there are, within the closure.
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Foundation.send(input, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      // A program that is gone says why in its outcome.
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
  }

  deinit {
    outcome.cancel()
    close(input)
  }
}
