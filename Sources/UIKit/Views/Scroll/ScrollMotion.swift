// Deceleration and bouncing of a scroll view along one axis.

import CoreGraphics

/// Deceleration and bouncing of a scroll view along one axis.
struct ScrollMotion {
  /// Points a second below which a motion has ended.
  private static let least: CGFloat = 10
  /// The angular frequency of the critically damped spring at the edges, in radians per second.
  private static let frequency: CGFloat = 14
  /// The initial resistance factor of a pull beyond the edge.
  private static let give: CGFloat = 0.55

  var offset: CGFloat
  var velocity: CGFloat
  var lower: CGFloat
  var upper: CGFloat
  /// The velocity's decay factor per millisecond.
  var rate: CGFloat
  var bounces: Bool

  /// The distance of the offset beyond an edge; negative below the lower one.
  private var excess: CGFloat { offset < lower ? offset - lower : max(0, offset - upper) }

  var isOver: Bool { excess == 0 && abs(velocity) < Self.least }

  mutating func step(milliseconds: Int) {
    for _ in 0..<milliseconds where !isOver { step() }
  }

  private mutating func step() {
    let second: CGFloat = 0.001
    let beyond = excess
    if beyond == 0 {
      velocity *= rate
    } else {
      velocity -=
        (Self.frequency * Self.frequency * beyond + 2 * Self.frequency * velocity) * second
    }
    offset += velocity * second
    if !bounces, excess != 0 { stop(at: min(max(offset, lower), upper)) }
    if abs(excess) < 0.25, beyond != 0, abs(velocity) < 4 * Self.least {
      stop(at: min(max(offset, lower), upper))
    }
  }

  private mutating func stop(at place: CGFloat) {
    offset = place
    velocity = 0
  }

  /// Returns the rubber-banded offset for a pull to `offset`.
  static func pulled(
    to offset: CGFloat, lower: CGFloat, upper: CGFloat, length: CGFloat, bounces: Bool
  ) -> CGFloat {
    let clamped = min(max(offset, lower), upper)
    let excess = offset - clamped
    guard bounces, excess != 0, length > 0 else { return clamped }
    let share = (1 - 1 / (abs(excess) * give / length + 1)) * length
    return clamped + (excess < 0 ? -share : share)
  }
}
