// The coordinate space of the screen.

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
