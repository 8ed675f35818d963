// A rectangle of linear expressions, and the parts of it that constraints name.

import CoreGraphics
internal import LayoutSolver

/// A rectangle whose sides may be unknown.
@MainActor struct LayoutRect {
  var minX: LinearExpression
  var minY: LinearExpression
  var width: LinearExpression
  var height: LinearExpression
  /// From the origin to the far edges, where that is not the size: the contents of a scroll view.
  var edges: (width: LinearExpression, height: LinearExpression)?

  init(
    minX: LinearExpression, minY: LinearExpression, width: LinearExpression,
    height: LinearExpression
  ) {
    (self.minX, self.minY, self.width, self.height) = (minX, minY, width, height)
  }

  init(_ rect: CGRect) {
    self.init(
      minX: LinearExpression(Double(rect.minX)), minY: LinearExpression(Double(rect.minY)),
      width: LinearExpression(Double(rect.width)), height: LinearExpression(Double(rect.height)))
  }

  private var maxX: LinearExpression { minX + (edges?.width ?? width) }
  private var maxY: LinearExpression { minY + (edges?.height ?? height) }

  func inset(by insets: UIEdgeInsets) -> LayoutRect {
    LayoutRect(
      minX: minX + LinearExpression(Double(insets.left)),
      minY: minY + LinearExpression(Double(insets.top)),
      width: width - LinearExpression(Double(insets.left + insets.right)),
      height: height - LinearExpression(Double(insets.top + insets.bottom)))
  }

  /// A part of this rectangle, which is that of `view` or lies in it. The direction in which a view arranges its
  /// contents says where these lead, not where it does itself in the view around it.
  func part(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, isRightToLeft: Bool
  ) -> LinearExpression {
    switch attribute {
    case .left: return minX
    case .right: return maxX
    case .leading: return isRightToLeft ? maxX : minX
    case .trailing: return isRightToLeft ? minX : maxX
    case .top: return minY
    case .bottom: return maxY
    case .width: return width
    case .height: return height
    // A scroll view's middle is that of its frame: a content that is centred has its width.
    case .centerX: return minX + width * 0.5
    case .centerY: return minY + height * 0.5
    case .firstBaseline: return minY + LinearExpression(Double(view.firstBaselineFromTop))
    case .lastBaseline: return maxY - LinearExpression(Double(view.lastBaselineFromBottom))
    case .notAnAttribute: return LinearExpression()
    default:
      let inner = inset(by: view.layoutMargins)
      return inner.part(attribute.withoutMargin, of: view, isRightToLeft: isRightToLeft)
    }
  }
}

extension NSLayoutConstraint {
  /// Whether it is about edges that change sides with the direction in which one reads; then its constant leads in
  /// that direction.
  var isOfReadingDirection: Bool {
    [firstAttribute, secondAttribute].contains { attribute in
      [.leading, .trailing, .leadingMargin, .trailingMargin].contains(attribute)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  /// Whether it is a size or a middle, which of a scroll view are its frame's.
  var isOfFrame: Bool {
    isSize || [.centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins].contains(self)
  }

  fileprivate var withoutMargin: NSLayoutConstraint.Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }
}

extension UILayoutGuide {
  /// How far the rectangle lies inside its view's bounds.
  var insets: UIEdgeInsets {
    guard let owningView else { return .zero }
    return switch kind {
    case .margins: owningView.layoutMargins
    case .safeArea: owningView.safeAreaInsets
    case .constrained, .scrollFrame: .zero
    }
  }
}
