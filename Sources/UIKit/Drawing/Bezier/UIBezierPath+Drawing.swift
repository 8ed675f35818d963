// Drawing a path.

import CoreGraphics

extension UIBezierPath {
  func fillInside() {
    UIGraphicsGetCurrentContext()?.fill(.path(data, fillRule))
  }

  func strokeLine() {
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

  func clipToInside() {
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
