// From a direction to the points between which a gradient runs.

package import UIKit

/// The line along which a gradient runs, in the unit square with y down: through the centre, from
/// edge to edge.
package struct GradientLine: Hashable, Sendable {
  /// The first colour's end, in the unit square.
  package let start: CGPoint
  /// The last colour's end, in the unit square.
  package let end: CGPoint

  /// The line in a direction, counter-clockwise from east. Exact at multiples of 45°.
  ///
  /// - Parameter degrees: Any finite angle.
  package init(degrees: CGFloat) {
    // Reduced in degrees first: whole turns are exact there and are not in radians.
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    // A rotation's first column is (cos, sin), and exact at multiples of 45° here, unlike `sin`.
    let rotation = CGAffineTransform(rotationAngle: turn * .pi / 180)
    // Pushed out to the border of [−1, 1]²: the larger component becomes ±1.
    let reach = max(abs(rotation.a), abs(rotation.b))
    let x = rotation.a / reach
    let y = rotation.b / reach
    end = CGPoint(x: (1 + x) / 2, y: (1 - y) / 2)
    start = CGPoint(x: (1 - x) / 2, y: (1 + y) / 2)
  }
}
