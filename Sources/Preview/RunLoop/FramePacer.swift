// When the next frame is due.

package import CoreGraphics

/// Spaces frames evenly, at most `framesPerSecond`, and lets the first after a rest through at
/// once. Times are seconds of ``EventLoop/now``.
package struct FramePacer: Hashable, Sendable {
  /// Seconds from one frame to the next.
  package let interval: TimeInterval
  /// When the next frame may be made; in the past after a rest.
  package private(set) var nextDue: TimeInterval = 0

  package init(framesPerSecond: Double = 60) {
    precondition(framesPerSecond > 0, "\(framesPerSecond) frames a second cannot be paced")
    interval = 1 / framesPerSecond
  }

  package func isDue(at now: TimeInterval) -> Bool { now >= nextDue }

  /// A frame was made. The grid of due times is kept unless a whole interval was missed.
  package mutating func frameMade(at now: TimeInterval) {
    nextDue = now - nextDue < interval ? nextDue + interval : now + interval
  }
}
