// Which view is under a point, and points and rectangles from view to view.

public import CoreGraphics
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

  /// A point of this view in the coordinates of `view`; nil is the top of this view's tree.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    backing.convert(point, to: (view ?? top).backing)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    backing.convert(point, from: (view ?? top).backing)
  }

  /// The smallest rectangle around the converted one.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    backing.convert(rect, to: (view ?? top).backing)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    backing.convert(rect, from: (view ?? top).backing)
  }

  /// The root of the tree.
  package var top: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }
}
