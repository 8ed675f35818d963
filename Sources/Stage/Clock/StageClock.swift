// The clock that a stage owns: time is an argument of every frame.

package import CoreGraphics

/// A clock that starts at 0 when its stage is shown, can stand still, run slower or faster, and be moved back. Safe from
/// any thread.
package protocol StageClock: AnyObject, Sendable {
  /// Seconds since the stage was shown; goes back by ``rewind(to:)`` alone.
  var now: TimeInterval { get }
  /// Whether time stands still. Default: false.
  var isPaused: Bool { get set }
  /// The clock's seconds in a second of real time while it runs, within ``rateRange``. Default: 1.
  var rate: Double { get set }
  /// Pauses, and moves time back to exactly `time`; a time that lies ahead changes nothing.
  func rewind(to time: TimeInterval)
  /// Pauses at exactly `time`, which was shown or read a moment ago.
  func pause(at time: TimeInterval)
  /// Pauses, and moves time on to exactly `time`; a time in the past changes nothing.
  func step(to time: TimeInterval)
}

extension StageClock {
  /// The rates that a clock can have; others are clamped.
  package static var rateRange: ClosedRange<Double> { 0.001...100 }

  static func clamped(_ rate: Double) -> Double {
    rate.isFinite ? min(max(rate, rateRange.lowerBound), rateRange.upperBound) : 1
  }

  /// Pauses, and moves time on by `interval` seconds ≥ 0.
  package func step(by interval: TimeInterval) {
    precondition(interval >= 0, "time does not go back by \(-interval) s")
    isPaused = true
    step(to: now + interval)
  }

  /// The time that layers see. It begins at 1000 s, because 0 as an animation's `beginTime` means
  /// "when it is committed".
  package var mediaTime: TimeInterval { mediaEpoch + now }
}

/// The media time at which a stage is shown, in seconds.
package let mediaEpoch: TimeInterval = 1000

/// One frame at 60 Hz, in seconds: the step of recordings, and the pace of the window.
package let frameInterval: TimeInterval = 1.0 / 60
