// Tasks that sleep follow the stage's clock.

public import Foundation
private import Synchronization

extension StageTimer {
  /// What `Task.sleep` is in users' sources: waits for so many seconds of the stage's clock, and throws a
  /// `CancellationError` at once when the task is cancelled
  /// ([Apple](https://developer.apple.com/documentation/swift/task/sleep(for:tolerance:clock:))).
  ///
  /// In real time where the task belongs to no stage, as detached ones do.
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

/// How many woken tasks have not gone on yet: they come back over another thread.
private let wokenCount = Atomic(0)

extension StageTimer {
  /// Whether some task that slept was woken, and has not gone on yet.
  package static var hasWokenTasks: Bool {
    wokenCount.load(ordering: .sequentiallyConsistent) > 0
  }

  /// At once on the main thread, unlike what `MainActor.run` runs.
  @MainActor
  private static func wake(_ sleeper: Sleeper, after seconds: TimeInterval) -> StageTimer {
    scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in sleeper.end(.success(())) }
  }
}

/// A wait that its timer ends, or who cancels the task: whoever comes first, even before it begins.
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
