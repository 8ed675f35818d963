// The reader, asked to write values into a source.

internal import Foundation
package import Messages

/// Writes values into texts of Swift files.
package enum SourceEdits {
  /// The argument of a reader that writes.
  private static let mode = "edit"

  /// The text with the values, by a reader of its own. No file is changed.
  package static func reply(
    to request: SourceEditRequest
  ) async throws(BuildFailure) -> SourceEditReply {
    let reader = Tool(path: ModuleSet.executableFolder + "/vitrine-reader")
    guard let (ours, theirs) = MessageChannel.pair() else {
      throw .fault("there are no descriptors left for \(reader.path)")
    }
    let running = Task.detached(executorPreference: WorkThreads.shared) {
      () async -> Result<Tool.Outcome, BuildFailure> in
      do throws(BuildFailure) {
        return .success(try await reader.run([MessageVersion.current, mode], input: theirs))
      } catch {
        return .failure(error)
      }
    }
    let reply = await withCheckedContinuation { done in
      // A thread of its own: it waits, and the threads of tasks are those that start processes.
      Thread.detachNewThread { done.resume(returning: answer(to: request, ours)) }
    }
    let outcome = try await running.value.get()
    if outcome.exitCode == MessageVersion.mismatch {
      throw .toolchain(MessageVersion.sentence("vitrine-reader"))
    }
    guard let reply else {
      throw .fault("\(reader.path) failed on \(request.path): \(outcome.complaints)")
    }
    return reply
  }

  private static func answer(
    to request: SourceEditRequest, _ descriptor: Int32
  ) -> SourceEditReply? {
    let channel = MessageChannel(descriptor)
    defer { channel.end() }
    return channel.send(request) ? channel.receive(SourceEditReply.self) : nil
  }
}
