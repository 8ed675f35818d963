// The time of a page that outlives its agents.

internal import CoreGraphics

/// How long a page has been shown, whichever build of it. The clock stands while no build is shown.
struct PageClock {
  /// The page's time in seconds until it runs. Default: 0.
  private let start: TimeInterval
  private var began: TimeInterval?
  private var stopped: TimeInterval?

  init(startsAt start: TimeInterval = 0) { self.start = start }

  /// The page's time in seconds, at `now` of the window's clock.
  func time(at now: TimeInterval) -> TimeInterval {
    if let stopped { return stopped }
    return began.map { now - $0 } ?? start
  }

  /// The window's clock minus the page's.
  func offset(at now: TimeInterval) -> TimeInterval { now - time(at: now) }

  /// Runs on from the page's time `time` at `now`.
  mutating func run(from time: TimeInterval, at now: TimeInterval) {
    began = now - time
    stopped = nil
  }

  /// Stops at the present time.
  mutating func stop(at now: TimeInterval) { stopped = time(at: now) }
}
