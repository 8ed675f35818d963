// The rooms of a view controller's bars, as sources from before the safe area name them.

public import CoreGraphics

/// The room that bars take at the top or the bottom of a view controller's view
/// ([Apple](https://developer.apple.com/documentation/uikit/uilayoutsupport)). An item of constraints.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// Points from the view's edge to the content.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// What lies between an edge of the view and its safe area.
final class BarsLayoutGuide: UILayoutGuide, UILayoutSupport {
  enum Edge {
    case top
    case bottom
  }

  let edge: Edge

  init(_ edge: Edge) {
    self.edge = edge
    super.init()
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return edge == .top ? insets.top : insets.bottom
  }
}

extension UIView {
  /// The guide at that edge; made when first asked for.
  func barsGuide(_ edge: BarsLayoutGuide.Edge) -> BarsLayoutGuide {
    let known = layoutGuides.lazy.compactMap { $0 as? BarsLayoutGuide }.first { $0.edge == edge }
    if let known { return known }
    let made = BarsLayoutGuide(edge)
    take(made)
    let safeArea = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: leadingAnchor),
      made.widthAnchor.constraint(equalToConstant: 0),
      made.topAnchor.constraint(equalTo: edge == .top ? topAnchor : safeArea.bottomAnchor),
      made.bottomAnchor.constraint(equalTo: edge == .top ? safeArea.topAnchor : bottomAnchor),
    ])
    return made
  }
}
