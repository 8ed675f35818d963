// One question to a reader of its own.

internal import Foundation
internal import Messages

/// Asks the reader something else than what sources declare.
enum ReaderQuestion {
  /// The kinds of questions, as the reader takes them behind the version of the messages.
  enum Mode: String {
    /// Write values into a text.
    case edit
    /// Find the literals of a text.
    case literals
  }

  /// The reader's answer. `subject`: the path of the file in question, for messages.
  static func reply<Request: Encodable & Sendable, Reply: Decodable & Sendable>(
    to request: Request, _ mode: Mode, about subject: String
  ) async throws(BuildFailure) -> Reply {
    let reader = Tool(path: ModuleSet.executableFolder + "/vitrine-reader")
    guard let (ours, theirs) = MessageChannel.pair() else {
      throw .fault("there are no descriptors left for \(reader.path)")
    }
    let running = Task.detached(executorPreference: WorkThreads.shared) {
      () async -> Result<Tool.Outcome, BuildFailure> in
      do throws(BuildFailure) {
        return .success(
          try await reader.run([MessageVersion.current, mode.rawValue], input: theirs))
      } catch {
        return .failure(error)
      }
    }
    let reply: Reply? = await withTaskCancellationHandler {
      await withCheckedContinuation { done in
        // A thread of its own: it waits, and the threads of tasks are those that start processes.
        Thread.detachNewThread { done.resume(returning: answer(to: request, ours)) }
      }
    } onCancel: {
      running.cancel()
    }
    let outcome = try await running.value.get()
    if outcome.exitCode == MessageVersion.mismatch {
      throw .toolchain(MessageVersion.sentence("vitrine-reader"))
    }
    guard let reply else {
      throw .fault("\(reader.path) failed on \(subject): \(outcome.complaints)")
    }
    return reply
  }

  private static func answer<Reply: Decodable & Sendable>(
    to request: some Encodable, _ descriptor: Int32
  ) -> Reply? {
    let channel = MessageChannel(descriptor)
    defer { channel.end() }
    return channel.send(request) ? channel.receive(Reply.self) : nil
  }
}
