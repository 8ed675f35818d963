// Work on the main thread, delayed by the media clock.

internal import Dispatch
internal import Foundation
internal import MediaTime

/// Work that another queue runs. The compiler does not check what it captures, as on Apple's systems.
struct Work: @unchecked Sendable {
  let run: () -> Void
}

/// Runs work on the main queue, which every stage drains, for each of its names: queue, operation queue, run loop.
enum MainThread {
  static func run(_ action: @escaping () -> Void) {
    let work = Work(run: action)
    DispatchQueue.main.async { work.run() }
  }

  /// Runs work after seconds of the media clock, rounded to milliseconds as in `asyncAfter` of sources.
  static func run(after seconds: Double, _ action: @escaping () -> Void) {
    wait(seconds, interval: nil, action)
  }

  /// Runs work after seconds of the media clock and then every `interval` seconds, until it is cancelled.
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
