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
  fileprivate var spaceView: UIView? { self as? UIView }
}

extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace.spaceView)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace.spaceView)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace.spaceView)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace.spaceView)
  }

  /// The constraints of the tree that name this view, along `axis`.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    let owners = sequence(first: self) { $0.superview }
    return owners.flatMap(\.constraints).filter { constraint in
      constraint.speaks(of: axis)
        && (constraint.firstItem === self || constraint.secondItem === self)
    }
  }

  /// What constraints leave open stays as it was set: nothing is ambiguous here.
  public var hasAmbiguousLayout: Bool { false }

  public func exerciseAmbiguityInLayout() {}

  /// Draws the view and those below it, as they are shown now, into the current context.
  ///
  /// - Returns: Whether there was a context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    return true
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
