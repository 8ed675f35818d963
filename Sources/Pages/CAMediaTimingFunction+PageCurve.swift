// A timing function of the curve that a person made.

package import Messages
package import QuartzCore

extension CAMediaTimingFunction {
  /// The function whose control points are the curve's.
  package convenience init(_ curve: PageCurve) {
    self.init(controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
  }
}
