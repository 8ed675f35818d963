// The recogniser of a pan from the screen's edge.

/// Recognises a pan from the edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Points from the edge within which the drag begins.
  private static let reach: CGFloat = 20

  /// Default: none.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let bounds = view?.top.bounds ?? .zero
    let isAtEdge =
      (edges.contains(.left) && lastPoint.x - bounds.minX <= Self.reach)
      || (edges.contains(.right) && bounds.maxX - lastPoint.x <= Self.reach)
      || (edges.contains(.top) && lastPoint.y - bounds.minY <= Self.reach)
      || (edges.contains(.bottom) && bounds.maxY - lastPoint.y <= Self.reach)
    if !isAtEdge { fail() }
  }
}
