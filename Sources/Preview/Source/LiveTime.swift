// The time of a page that outlives its agents.

internal import CoreGraphics

/// How long a page has been shown, whichever build of it. It stands while none is.
struct LiveTime {
  private var began: TimeInterval?
  private var stood: TimeInterval?

  /// Seconds of the page at `now`.
  func age(at now: TimeInterval) -> TimeInterval {
    if let stood { return stood }
    return began.map { now - $0 } ?? 0
  }

  /// A page is shown whose age was `age` at `now`.
  mutating func run(from age: TimeInterval, at now: TimeInterval) {
    began = now - age
    stood = nil
  }

  /// Nothing is shown any more.
  mutating func stand(at now: TimeInterval) { stood = age(at: now) }
}
