// Foundation's timers and performers, as the event loop serves them.

internal import CoreGraphics
internal import Windowing

/// When to look at Foundation's run loop, which does not tell when somebody gives it something to do.
///
/// A look is a dozen system calls, and code that is in no cache. Frames that follow each other wake the
/// event loop sixty times a second: among them a look is made when a timer is due that was seen before,
/// and with the first frame after ``patience``.
@MainActor
struct FoundationTimers {
  /// Seconds from one look to the next among such frames.
  private static let patience: TimeInterval = 0.2
  /// Timers that the code of such frames schedules wait for so many seconds at most. More than a frame longer
  /// than the patience: frames that go on wake the loop before.
  private static let limit: TimeInterval = 0.25

  /// How many looks there were.
  private(set) var looks = 0
  private var lookedAt = -TimeInterval.infinity
  private var nextTimer: TimeInterval?
  /// Whether code has run since that may have scheduled something.
  private var isBehind = false

  /// Whether it is time to look, among frames that follow each other.
  func areDue(at now: TimeInterval) -> Bool {
    now >= lookedAt + Self.patience || nextTimer.map { now >= $0 } ?? false
  }

  /// When to look again at the latest; nil: when the loop wakes.
  var nextLook: TimeInterval? {
    guard isBehind else { return nextTimer }
    let latest = lookedAt + Self.limit
    return nextTimer.map { min($0, latest) } ?? latest
  }

  /// No look is made now.
  mutating func leaveOut() { isBehind = true }

  /// Runs the timers and performers that are due.
  mutating func fire() {
    looks += 1
    isBehind = false
    let date = RunLoop.main.limitDate(forMode: .default)
    lookedAt = MonotonicTime.now
    nextTimer = date.flatMap { time(of: $0) }
  }

  private func time(of date: Date) -> TimeInterval? {
    guard date < .distantFuture else { return nil }
    let seconds = date.timeIntervalSinceNow
    // Without timers the run loop names a date centuries away.
    let century = 3_155_760_000.0
    return seconds > century ? nil : lookedAt + seconds
  }
}
