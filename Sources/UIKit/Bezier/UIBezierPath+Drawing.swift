// Drawing a path and asking about it.

public import CoreGraphics

extension UIBezierPath {
  public var isEmpty: Bool { data.isEmpty }

  /// The smallest rectangle that holds all points, control points too; null for an empty path.
  public var bounds: CGRect { data.controlBounds }

  /// Where the pen is; the origin for an empty path.
  public var currentPoint: CGPoint { data.currentPoint ?? .zero }

  /// Whether the point is inside by the path's fill rule; open subpaths count as closed.
  public func contains(_ point: CGPoint) -> Bool {
    data.contains(point, fillRule)
  }

  /// Fills the inside with the current fill colour.
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(.path(data, fillRule))
  }

  /// Draws the line with the current stroke colour and the path's own style.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(style.width)
    context.setLineCap(style.cap)
    context.setLineJoin(style.join)
    context.setMiterLimit(style.miterLimit)
    context.setLineDash(phase: style.dashPhase, lengths: style.dashLengths)
    context.stroke(data)
    context.restoreGState()
  }

  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    withCurrentContext(blendMode, alpha) { fill() }
  }

  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    withCurrentContext(blendMode, alpha) { stroke() }
  }

  /// Limits the drawing that follows to the inside of the path.
  public func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: Shape.path(data, fillRule))
  }
}

/// Calls `body` with the current context in a blend mode and opacity.
func withCurrentContext(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.setAlpha(alpha)
  body()
  context.restoreGState()
}
