// The line of a curve.

internal import CoreGraphics
internal import UIKit

/// Draws the progress at evenly spaced times of a pass.
@MainActor
enum CurveLine {
  /// The line through samples, from the left to the right of a frame whose bottom is the progress `low` and whose top is
  /// `high`; nil: there are none.
  static func path(
    _ samples: [Double], in frame: CGRect, low: Double, high: Double
  ) -> UIBezierPath? {
    guard samples.count > 1 else { return nil }
    let path = UIBezierPath()
    for (index, sample) in samples.enumerated() {
      let share = min(max((sample - low) / (high - low), -100), 100)
      let point = CGPoint(
        x: frame.minX + frame.width * CGFloat(index) / CGFloat(samples.count - 1),
        y: frame.maxY - frame.height * CGFloat(share))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    return path
  }

  /// Draws a whole curve as small as a button.
  static func drawSmall(_ samples: [Double], in frame: CGRect, _ color: UIColor) {
    let (low, high) = (min(0, samples.min() ?? 0), max(1, samples.max() ?? 1))
    guard let path = path(samples, in: frame, low: low, high: high) else { return }
    path.lineWidth = 1.5
    color.setStroke()
    path.stroke()
  }
}
