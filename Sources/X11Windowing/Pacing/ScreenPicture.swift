// A picture of the screen, by number and time.

internal import Windowing

/// One picture of the screen: its number since the server began (MSC), and when it began (UST).
struct ScreenPicture: Hashable, Sendable {
  /// The number that it was asked for with. Default: 0.
  var asked: UInt32 = 0
  /// Microseconds of the server's monotonic clock.
  var microseconds: UInt64
  /// Default: 0.
  var number: UInt64 = 0

  /// When it began in seconds of ``MonotonicTime``. A server on another machine has another clock: then the
  /// time at which its event came, `now`.
  func time(heardAt now: TimeInterval) -> TimeInterval {
    let time = TimeInterval(microseconds) * 1e-6
    return abs(now - time) < 1 ? min(time, now) : now
  }

  /// Seconds from one picture to the next since `earlier`; nil where none was in between.
  func interval(since earlier: ScreenPicture) -> TimeInterval? {
    guard number > earlier.number, microseconds > earlier.microseconds else { return nil }
    return TimeInterval(microseconds - earlier.microseconds) * 1e-6
      / TimeInterval(number - earlier.number)
  }
}
