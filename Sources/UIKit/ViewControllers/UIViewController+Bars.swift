// View controllers below the bars of their containers.

import CoreGraphics

extension UIViewController {
  /// Notes the part of the view that a container's bars cover.
  func cover(_ insets: UIEdgeInsets) {
    guard insets != flow.coveredByBars else { return }
    flow.coveredByBars = insets
    UIView.hasSafeAreas = true
    viewIfLoaded?.noteSafeArea()
  }

  /// The scroll view that the bar at an edge follows: the one that was named, else the view itself or its first subview
  /// that reaches that edge.
  func mainScrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = contentScrollView(for: edge) { return named }
    guard let view = viewIfLoaded else { return nil }
    if let scroll = view as? UIScrollView { return scroll }
    if let shown = children.first(where: { $0.viewIfLoaded?.superview === view }) {
      return shown.mainScrollView(at: edge)
    }
    return view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}
