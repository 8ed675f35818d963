// Tasks that sleep follow the stage's clock.

public import Foundation
private import Synchronization

extension StageTimer {
  /// Replaces `Task.sleep` in users' sources: waits for so many seconds of the stage's clock, and
  /// throws a `CancellationError` at once when the task is cancelled
  /// ([Apple](https://developer.apple.com/documentation/swift/task/sleep(for:tolerance:clock:))).
  ///
  /// It waits in real time where the task belongs to no stage, as detached ones do.
  nonisolated(nonsending) public static func sleep(seconds: TimeInterval) async throws {
    if MediaClock.current === MediaClock.monotonic {
      return try await Task.sleep(for: .seconds(seconds))
    }
    try Task.checkCancellation()
    let sleeper = Sleeper()
    let timer = await wake(sleeper, after: seconds)
    defer {
      timer.invalidate()
      wokenCount.subtract(1, ordering: .sequentiallyConsistent)
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { sleeper.begin($0) }
    } onCancel: {
      sleeper.end(.failure(CancellationError()))
    }
  }
}

/// The number of woken tasks that have not resumed yet: they come back over another thread.
private let wokenCount = Atomic(0)

extension StageTimer {
  /// Whether any task that slept was woken and has not resumed yet.
  package static var hasWokenTasks: Bool {
    wokenCount.load(ordering: .sequentiallyConsistent) > 0
  }

  /// Runs at once on the main thread, unlike the body of `MainActor.run`.
  @MainActor
  private static func wake(_ sleeper: Sleeper, after seconds: TimeInterval) -> StageTimer {
    scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in sleeper.end(.success(())) }
  }
}

/// A wait that is ended by its timer or by the cancellation of the task, whichever comes first,
/// even before it begins.
private final class Sleeper: Sendable {
  private typealias Waiting = CheckedContinuation<Void, any Error>

  private enum State {
    case new
    case waiting(Waiting)
    case ended(Result<Void, any Error>)
  }

  private let state = Mutex(State.new)

  func begin(_ waiting: CheckedContinuation<Void, any Error>) {
    let result = state.withLock { state -> Result<Void, any Error>? in
      if case .ended(let result) = state { return result }
      state = .waiting(waiting)
      return nil
    }
    if let result { waiting.resume(with: result) }
  }

  func end(_ result: Result<Void, any Error>) {
    let waiting = state.withLock { state -> Waiting? in
      if case .ended = state { return nil }
      defer { state = .ended(result) }
      wokenCount.add(1, ordering: .sequentiallyConsistent)
      if case .waiting(let waiting) = state { return waiting }
      return nil
    }
    waiting?.resume(with: result)
  }
}
