// The answer to a request that was sent to an agent.

internal import CoreGraphics
package import Messages

/// The future answer to a request. One task may wait for it.
@MainActor
package final class PendingReply {
  /// The user's code's work on the request, as in “drawing”.
  private let doing: String
  /// The repeated question that the request asks; nil: none.
  let question: RepeatedQuestion?
  private var since = ContinuousClock.Instant.now
  private var outcome: Outcome?
  /// The task that waits; nil: none does yet.
  private var continuation: CheckedContinuation<Outcome, Never>?
  /// The closure of ``whenEnded(_:)``.
  private var body: ((Outcome) -> Void)?

  typealias Outcome = Result<AgentReply, AgentError>

  init(doing: String, question: RepeatedQuestion?) {
    self.doing = doing
    self.question = question
  }

  /// The agent's work on the request, since it began.
  var work: AgentWork { AgentWork(doing: doing, seconds: since.duration(to: .now) / .seconds(1)) }

  /// The agent begins with the request now.
  func begin() { since = .now }

  func succeed(_ reply: AgentReply) {
    if case .refused(let status, let message) = reply {
      fail(.refused(Failure(ExitStatus(rawValue: status) ?? .fault, message)))
    } else {
      end(with: .success(reply))
    }
  }

  func fail(_ error: AgentError) { end(with: .failure(error)) }

  /// Fails unless the answer has come.
  func giveUp(after seconds: TimeInterval) {
    fail(.silent(AgentWork(doing: doing, seconds: seconds)))
  }

  /// Only the first end counts: an answer may come after somebody gave it up.
  private func end(with outcome: Outcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    continuation?.resume(returning: outcome)
    continuation = nil
    body?(outcome)
    body = nil
  }

  /// Runs `body` with the answer, or with why there is none, before anything else is read from the agent. A task that
  /// waits goes on later: each frame of an animation would cost it two turns of the main queue.
  func whenEnded(_ body: @escaping (Outcome) -> Void) {
    if let outcome { body(outcome) } else { self.body = body }
  }

  /// The answer, when it is there. Fails where the agent refuses or dies, where it was given up, and where the waiting
  /// task is cancelled.
  package var value: AgentReply {
    get async throws(AgentError) {
      let outcome = await withTaskCancellationHandler {
        await withCheckedContinuation { (continuation: CheckedContinuation<Outcome, Never>) in
          // The answer may have come while the task changed its executor.
          if let outcome = self.outcome {
            continuation.resume(returning: outcome)
          } else {
            self.continuation = continuation
          }
        }
      } onCancel: {
        Task { @MainActor in self.fail(.closed) }
      }
      return try outcome.get()
    }
  }
}
