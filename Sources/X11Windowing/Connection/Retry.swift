// When to try again what failed.

internal import Windowing

/// Says when something that failed may be tried again: five seconds later, and twice as long after each
/// time that it fails again.
struct Retry {
  private static let firstPatience: TimeInterval = 5
  private static let longestPatience: TimeInterval = 600

  private var patience = firstPatience
  /// On the monotonic clock; nil: nothing is to be tried again.
  private var due: TimeInterval?

  mutating func failed(at now: TimeInterval) {
    due = now + patience
    patience = min(patience * 2, Self.longestPatience)
  }

  /// It works again. How often it failed so far still counts: what fails again soon waits longer.
  mutating func worked() { due = nil }

  /// `now` is asked for only where something is to be tried again.
  func isDue(at now: @autoclosure () -> TimeInterval) -> Bool { due.map { $0 <= now() } ?? false }
}
