// Seconds and points of the time bar.

internal import CoreGraphics

/// A span of time on a width.
struct TimeScale: Hashable {
  var range: ClosedRange<TimeInterval>
  /// Points from the left edge of the view to the span's begin, and the same at its end.
  var inset: CGFloat
  /// Points of the whole view.
  var width: CGFloat

  private var room: CGFloat { max(1, width - 2 * inset) }
  private var length: TimeInterval { range.upperBound - range.lowerBound }

  /// The place of a time, within the span.
  func x(_ time: TimeInterval) -> CGFloat {
    let share = (time - range.lowerBound) / length
    return inset + room * CGFloat(min(max(share, 0), 1))
  }

  /// The time at a place, within the span. Within a point of an end it is that end.
  func time(at x: CGFloat) -> TimeInterval {
    let share = Double((x - inset) / room)
    return range.lowerBound + length * min(max(share, 0), 1)
  }

  /// Seconds between two marks, which are at least that many points apart: 1, 2 or 5 times a power of ten.
  func step(atLeast points: CGFloat) -> TimeInterval {
    let least = length * Double(points / room)
    var power = 1e-4
    while power < 1e6 {
      for factor in [1.0, 2, 5] where power * factor >= least { return power * factor }
      power *= 10
    }
    return length
  }
}
