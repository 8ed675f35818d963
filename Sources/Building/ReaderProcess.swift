// A reader that runs, and knows what it has read.

internal import Foundation
internal import Messages
internal import Synchronization

/// A running reader. One request after the other: each is answered from what the reader knows of the one before.
final class ReaderProcess: Sendable {
  private struct State {
    let channel: MessageChannel
    /// The sources of the last request, and the files of its answer.
    var sources: [SourceText] = []
    var files: [LoweredFile] = []
  }

  private let running = RunningTool()
  private let run: StartedTool
  private let state: Mutex<State>
  private let answers = Mutex(0)
  /// When it was asked for the answer that is awaited; nil: none is.
  private let began = Mutex<ContinuousClock.Instant?>(nil)

  /// An answer that takes longer is given up where nobody wants it any more.
  private static let patience = Duration.seconds(20)

  /// Starts it; nil where there are no descriptors left.
  init?(_ reader: Tool) {
    guard let (ours, theirs) = MessageChannel.pair() else { return nil }
    state = Mutex(State(channel: MessageChannel(ours)))
    run = StartedTool { [running] () throws(BuildFailure) in
      try await reader.run([MessageVersion.current], input: theirs, watched: running)
    }
  }

  /// An answer: the report, and what the reply says of a base's bodies.
  struct Answer: Sendable {
    let report: SourceReport
    /// See `ReaderReply`.
    let replacement: String?
  }

  /// Reads sources; nil where it has ended. A cancelled task ends it where it has not answered for long: what it has
  /// read otherwise helps the next request.
  func read(
    _ sources: [SourceText], replacingBodiesOf base: BodyBase? = nil
  ) async -> Answer? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { done in
        // A thread of its own: it waits, and the threads of tasks are those that start processes.
        Thread.detachNewThread { done.resume(returning: self.answer(to: sources, base)) }
      }
    } onCancel: {
      if isStuck { run.cancel() }
    }
  }

  /// Has it read sources that will be asked for soon, on a thread of its own.
  func warm(_ sources: [SourceText]) {
    Thread.detachNewThread { _ = self.answer(to: sources, nil) }
  }

  /// How it ended. Waits until it has; a cancelled task ends it.
  func ending() async throws(BuildFailure) -> Tool.Outcome { try await run.ending().get() }

  /// The number of requests that it has answered: those behind the first one take it little time.
  var answerCount: Int { answers.withLock { $0 } }

  private var isStuck: Bool {
    began.withLock { $0.map { ContinuousClock.now - $0 > Self.patience } ?? false }
  }

  private func answer(to sources: [SourceText], _ base: BodyBase?) -> Answer? {
    let answer = state.withLock { state -> Answer? in
      began.withLock { $0 = .now }
      defer { began.withLock { $0 = nil } }
      let request = ReaderRequest(sources, after: state.sources, replacingBodiesOf: base)
      guard state.channel.send(request), let reply = state.channel.receive(ReaderReply.self),
        let report = reply.report(after: state.files)
      else {
        state.channel.end()
        return nil
      }
      state.sources = sources
      state.files = report.files
      return Answer(report: report, replacement: reply.replacement)
    }
    if answer != nil { answers.withLock { $0 += 1 } }
    return answer
  }
}
