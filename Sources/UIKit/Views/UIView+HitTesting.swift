// Hit testing.

import CoreGraphics
import QuartzCore

extension UIView {
  /// Below this alpha a view is not hit
  /// ([Apple](https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:))).
  private static let leastVisibleAlpha: Float = 0.01

  func defaultHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, Float(alpha) >= Self.leastVisibleAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// The root of the tree.
  package var top: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }
}
