// Presentations that cover their container: full screen, and in the current context.

import CoreGraphics

/// Covers the container.
class CoveringPresentation: UIPresentationController {
  override func containerViewWillLayoutSubviews() {
    presentedView?.place(in: frameOfPresentedViewInContainerView)
  }
}

/// Covers the container, and takes the view behind out of the window.
final class FullScreenPresentation: CoveringPresentation {
  override var shouldRemovePresentersView: Bool { true }
}

extension UIView {
  /// Gives the view a frame as it would be without the view's transform.
  func place(in frame: CGRect) {
    bounds.size = frame.size
    center = CGPoint(
      x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
  }
}
