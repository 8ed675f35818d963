// When to try again after a failure.

internal import Windowing

/// Delays that double: 5 seconds after the first failure, then twice as long each time, 600 at most.
struct ExponentialBackoff {
  private static let firstDelay: TimeInterval = 5
  private static let longestDelay: TimeInterval = 600

  private var delay = firstDelay
  /// Seconds of ``MonotonicTime``; nil: nothing is to be tried again.
  private var due: TimeInterval?

  /// Records a failure at `now`, seconds of ``MonotonicTime``.
  mutating func failed(at now: TimeInterval) {
    due = now + delay
    delay = min(delay * 2, Self.longestDelay)
  }

  /// Records a success. The next delay stays: a thing that fails again soon waits longer.
  mutating func succeeded() { due = nil }

  /// Whether it is time to try again. `now` is evaluated only while something is to be tried again.
  func isDue(at now: @autoclosure () -> TimeInterval) -> Bool { due.map { $0 <= now() } ?? false }
}
