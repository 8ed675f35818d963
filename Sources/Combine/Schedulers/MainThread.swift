// Work on the main thread, delayed by the media clock.

internal import Dispatch
internal import Foundation
internal import MediaTime

/// What is handed from one queue to another, as on Apple's systems without a check.
struct Work: @unchecked Sendable {
  let run: () -> Void
}

/// Work for the main thread: on the main queue, which every stage drains, whichever name the source calls it by.
enum MainThread {
  static func run(_ action: @escaping () -> Void) {
    let work = Work(run: action)
    DispatchQueue.main.async { work.run() }
  }

  /// After seconds of the stage's clock, to the millisecond, as `asyncAfter` in sources.
  static func run(after seconds: Double, _ action: @escaping () -> Void) {
    wait(seconds, interval: nil, action)
  }

  /// From then on every `interval` seconds, until it is cancelled.
  static func run(
    after seconds: Double, every interval: Double, _ action: @escaping () -> Void
  ) -> any Cancellable {
    AnyCancellable(wait(seconds, interval: interval, action).invalidate)
  }

  @discardableResult
  private static func wait(
    _ seconds: Double, interval: Double?, _ action: @escaping () -> Void
  ) -> StageTimer {
    let work = Work(run: action)
    let delay = Swift.max(0, (seconds * 1000).rounded() / 1000)
    let timer = StageTimer(
      fire: Date(timeIntervalSinceNow: delay), interval: interval ?? 0, repeats: interval != nil
    ) { _ in work.run() }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }
}
