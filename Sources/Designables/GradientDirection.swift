// Where a gradient begins and ends for an angle: from one edge of the unit square to the other.

import UIKit

/// The two ends of a gradient in a layer's unit square (origin top left, y down).
struct GradientDirection {
  let start: CGPoint
  let end: CGPoint

  /// The line through the centre at `angle` degrees, counter-clockwise from east.
  ///
  /// The direction is pushed out to the border of the square: its larger component becomes ±1 and
  /// the other follows by the ratio. Exact at multiples of 45°; `angle` must be finite.
  init(angle: CGFloat) {
    let turn = angle.truncatingRemainder(dividingBy: 360)
    let rotation = CGAffineTransform(rotationAngle: turn * .pi / 180)
    let reach = max(abs(rotation.a), abs(rotation.b))
    let right = rotation.a / reach
    let up = rotation.b / reach
    start = CGPoint(x: (1 - right) / 2, y: (1 + up) / 2)
    end = CGPoint(x: (1 + right) / 2, y: (1 - up) / 2)
  }
}
