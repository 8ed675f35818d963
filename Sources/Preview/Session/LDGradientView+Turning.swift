// Turning a gradient to the pointer.

internal import CoreGraphics
internal import Designables
internal import UIKit

extension LDGradientView {
  /// Turns the gradient so that it ends towards `point`, in the view's own coordinates; the middle
  /// has no direction and changes nothing.
  func turn(to point: CGPoint) {
    let right = Double(point.x - bounds.midX)
    let up = Double(bounds.midY - point.y)
    guard right != 0 || up != 0 else { return }
    let degrees = arcTangent(y: up, x: right) * (180 / Double.pi)
    // The eight main directions are meant exactly.
    let whole = degrees.rounded()
    angle = CGFloat(abs(degrees - whole) < 1e-9 ? whole : degrees)
  }
}
