// Solving a tree's constraints in its layout, and taking the frames over.

import CoreGraphics

extension UIView {
  /// The frame as it would be without the transform.
  var untransformedFrame: CGRect {
    let size = bounds.size
    let anchor = backing.anchorPoint
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }

  /// Solves the tree that the view is in, where something changed since the last solution, and asks
  /// for layout wherever a frame is to change.
  func solveTree() {
    guard LayoutState.isUsed else { return }
    let top = top
    guard let state = top.storage.layout, state.needsSolving else { return }
    // Reading the tree lets stack views write their constraints, which asks for solving too.
    var problem = LayoutProblem(top)
    state.needsSolving = false
    problem.solve()
    problem.noteConflicts()
    for guide in problem.guides { guide.takeSolved(problem.rect(guide)) }
    for view in problem.views {
      let frame = view.aligned(view.frame(forAlignmentRect: problem.rect(view)))
      view.layoutState.solvedFrame = frame
      view.layoutState.solvedScale = view.contentScaleFactor
      if frame != view.untransformedFrame { view.parent?.backing.setNeedsLayout() }
    }
  }

  /// Places the subviews whose frames constraints find.
  func placeConstrainedSubviews() {
    guard LayoutState.isUsed else { return }
    solveTree()
    for child in children where child.isConstrained {
      guard let frame = child.storage.layout?.solvedFrame, frame != child.untransformedFrame else {
        continue
      }
      let wasApplying = LayoutState.isApplying
      LayoutState.isApplying = true
      defer { LayoutState.isApplying = wasApplying }
      child.take(frame)
    }
  }

  /// Through bounds and centre, as the frame means nothing under a transform.
  private func take(_ frame: CGRect) {
    let anchor = backing.anchorPoint
    if frame.size != bounds.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let place = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if place != center { center = place }
  }

  /// Aligns edges to whole pixels. A view that is at the frame already keeps it as set: moving it
  /// would invalidate its superview's manual layout again. Pixels of another size align anew.
  private func aligned(_ rect: CGRect) -> CGRect {
    let (scale, present) = (contentScaleFactor, untransformedFrame)
    let isOfScale = (storage.layout?.solvedScale ?? scale) == scale
    let distances = [
      rect.minX - present.minX, rect.minY - present.minY, rect.maxX - present.maxX,
      rect.maxY - present.maxY,
    ]
    if isOfScale, distances.allSatisfy({ abs($0) < 1e-6 }) { return present }
    let (x, y) = (rect.minX.snapped(toPixelsOf: scale), rect.minY.snapped(toPixelsOf: scale))
    return CGRect(
      x: x, y: y, width: rect.maxX.snapped(toPixelsOf: scale) - x,
      height: rect.maxY.snapped(toPixelsOf: scale) - y)
  }

  /// The size that the constraints of this tree give the view; its content's where there are none.
  func fittedSize(_ fitting: LayoutFitting) -> CGSize {
    var problem = LayoutProblem(self, findsRootSize: true)
    problem.solve(fitting: fitting)
    let size = frame(forAlignmentRect: CGRect(origin: .zero, size: problem.rootSize)).size
    let scale = contentScaleFactor
    return CGSize(
      width: size.width.roundedUp(toPixelsOf: scale),
      height: size.height.roundedUp(toPixelsOf: scale))
  }
}

extension UILayoutGuide {
  func takeSolved(_ rect: CGRect) {
    guard solvedFrame != rect else { return }
    solvedFrame = rect
    owningView?.guideDidMove(self)
  }
}
