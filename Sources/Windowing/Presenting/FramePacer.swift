// The pace of frames: when the next one may begin, and when the screen will show it.

/// Keeps frames in step with the screen: one for each of its pictures, never a second one ahead,
/// and the first after a rest at once.
///
/// The screen's pictures begin on a grid of times. Where something tells of each picture
/// (``ticked(at:interval:)``), the grid is the screen's own and a frame waits for the tick that
/// ends the one before; else it begins with the first frame. Times are seconds of
/// ``MonotonicTime``.
package struct FramePacer: Hashable, Sendable {
  /// How long a tick is awaited, in seconds: its source may be gone.
  package static let patience: TimeInterval = 0.25
  /// The intervals that a screen can have between two pictures, in seconds.
  private static let intervals: ClosedRange<TimeInterval> = 0.002...0.1

  /// Seconds from one picture of the screen to the next.
  package private(set) var interval: TimeInterval
  /// The latest time on the grid at which a frame or a tick was seen.
  private var grid: TimeInterval?
  /// The time at which the next frame may begin where no tick is awaited.
  private var due: TimeInterval = 0
  /// The time since which a tick is awaited; nil where none is.
  private var waitsSince: TimeInterval?
  /// The latest time that a frame was promised for.
  private var promised: TimeInterval = 0
  /// Ticks in a row that did not come in time.
  package private(set) var missedTicks = 0

  /// Makes a pacer for a screen with so many pictures a second, > 0.
  package init(framesPerSecond: Double = 60) {
    precondition(framesPerSecond > 0, "\(framesPerSecond) frames a second cannot be paced")
    interval = 1 / framesPerSecond
  }

  /// The time at which the next frame may begin; in the past after a rest.
  package var nextDue: TimeInterval {
    if let waitsSince { return waitsSince + Self.patience }
    return due
  }

  /// Whether the next frame may begin at `now`.
  package func isDue(at now: TimeInterval) -> Bool { now >= nextDue }

  /// Whether a frame made now follows the one before without a rest.
  package func isHurried(at now: TimeInterval) -> Bool {
    waitsSince != nil || grid.map { now < $0 + 2 * interval } ?? false
  }

  /// Returns the time at which the screen will show a frame that begins at `now`: the next time on
  /// the grid, and never before an earlier frame.
  package func presentation(at now: TimeInterval) -> TimeInterval {
    max(promised, gridTime(before: now) + interval)
  }

  /// The latest time on the grid that is not after `now`.
  private func gridTime(before now: TimeInterval) -> TimeInterval {
    guard let grid else { return now }
    guard now >= grid else { return grid - now < interval ? grid : now }
    // A frame begun a thousandth of a picture early belongs to the next one.
    return grid + ((now - grid) / interval + 0.001).rounded(.down) * interval
  }

  /// A frame was sent. `awaitsTick`: whether a tick will tell that the screen has it.
  package mutating func frameMade(at now: TimeInterval, awaitsTick: Bool = false) {
    promised = presentation(at: now)
    let begin = gridTime(before: now)
    grid = begin
    due = begin + interval
    if let waitsSince, now >= waitsSince + Self.patience { missedTicks += 1 }
    waitsSince = awaitsTick ? now : nil
  }

  /// The screen began a picture at `time`. `interval`: seconds from the picture before, where that
  /// is known; what no screen can have is ignored.
  package mutating func ticked(at time: TimeInterval, interval: TimeInterval? = nil) {
    if let interval { learn(interval: interval) }
    grid = max(grid ?? time, time)
    due = time
    waitsSince = nil
    missedTicks = 0
  }

  /// Two pictures of the screen were so many seconds apart. An interval that no screen can have is ignored.
  package mutating func learn(interval: TimeInterval) {
    guard Self.intervals.contains(interval) else { return }
    // An eighth of each new value: single pictures that came late do not show.
    self.interval += (interval - self.interval) / 8
  }

  /// The screen shows so many pictures a second; nothing else is known of it.
  package mutating func reset(framesPerSecond: Double) {
    let promised = promised
    self = FramePacer(framesPerSecond: framesPerSecond)
    self.promised = promised
  }
}
