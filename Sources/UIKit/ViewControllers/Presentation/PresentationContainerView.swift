// The container of a presentation: covers what it is presented over.

import CoreGraphics

/// The view that a presentation's views stand in.
final class PresentationContainerView: UIView {
  /// The presentation, which is told of layout.
  private weak var presentation: UIPresentationController?
  /// Whether touches beside the presented view are for the views behind.
  var letsTouchesThrough = false
  /// Views behind the container that get their touches nevertheless.
  var passthroughViews: [UIView] = []

  init(_ presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  /// The presenting controller
  /// ([Apple](https://developer.apple.com/documentation/uikit/using-responders-and-the-responder-chain-to-handle-events)).
  override var next: UIResponder? { presentation?.presentingViewController ?? super.next }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in passthroughViews {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    let hit = super.hitTest(point, with: event)
    return letsTouchesThrough && hit === self ? nil : hit
  }

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}
