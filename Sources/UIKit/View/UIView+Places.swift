// Coordinate spaces, and what asks about layout.

public import CoreGraphics

/// A plane in which points lie
/// ([Apple](https://developer.apple.com/documentation/uikit/uicoordinatespace)).
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// The view whose space it is; nil for the screen's.
  var spaceView: UIView? { self as? UIView }
}

extension UIView {
  /// The constraints of the tree that name this view, along `axis`.
  func constraintsNaming(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let owners = sequence(first: self) { $0.superview }
    return owners.flatMap(\.constraints).filter { constraint in
      constraint.speaks(of: axis)
        && (constraint.firstItem === self || constraint.secondItem === self)
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func speaks(of axis: Axis) -> Bool {
    switch firstAttribute {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      axis == .horizontal
    default: axis == .vertical
    }
  }
}

/// The space of the screen, which is that of the topmost view.
private final class ScreenSpace: NSObject, UICoordinateSpace {
  var bounds: CGRect { UIScreen.main.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.spaceView?.convert(point, from: nil as UIView?) ?? point
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.spaceView?.convert(point, to: nil as UIView?) ?? point
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.spaceView?.convert(rect, from: nil as UIView?) ?? rect
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.spaceView?.convert(rect, to: nil as UIView?) ?? rect
  }
}

extension UIScreen {
  /// The space of the topmost view.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace() }
  public var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace() }
}
