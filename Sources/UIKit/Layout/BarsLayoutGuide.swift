// The layout guides behind `topLayoutGuide` and `bottomLayoutGuide`.

import CoreGraphics

/// The layout guides behind `topLayoutGuide` and `bottomLayoutGuide`.
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
  /// The guide at an edge, created on first use.
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
