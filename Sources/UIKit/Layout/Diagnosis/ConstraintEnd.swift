// One side of a constraint on the screen.

internal import CoreGraphics
internal import LayoutSolver

/// An item of a constraint in the points of a view around it.
package struct ConstraintEnd {
  /// The item's alignment rectangle.
  package var rect: CGRect
  /// The attribute's place: x or y, as the constraint's axis is.
  package var place: CGFloat
}

extension NSLayoutConstraint {
  /// Whether it speaks of x or a width.
  package var isAlongX: Bool { firstAttribute.isHorizontal }
  /// Whether it speaks of a size.
  package var isOfSize: Bool { firstAttribute.isSize }

  /// The side of the first item in the points of a view around it; nil: it is gone.
  package func firstEnd(in root: UIView) -> ConstraintEnd? {
    firstItem.flatMap { end($0, firstAttribute, in: root) }
  }

  /// The side of the second item; nil: there is none.
  package func secondEnd(in root: UIView) -> ConstraintEnd? {
    secondItem.flatMap { end($0, secondAttribute, in: root) }
  }

  private func end(_ item: AnyObject, _ attribute: Attribute, in root: UIView) -> ConstraintEnd? {
    let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    guard let owner, let common = commonView else { return nil }
    let rect = rect(of: item, attribute.isOfFrame ? nil : common, owner)
    guard !attribute.isSize else {
      return ConstraintEnd(rect: owner.convert(rect, to: root), place: 0)
    }
    let isRightToLeft = common.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = CGFloat(
      LayoutRect(rect).part(attribute, of: owner, isRightToLeft: isRightToLeft).constant)
    let point =
      attribute.isHorizontal ? CGPoint(x: place, y: rect.midY) : CGPoint(x: rect.midX, y: place)
    let onRoot = owner.convert(point, to: root)
    return ConstraintEnd(
      rect: owner.convert(rect, to: root), place: attribute.isHorizontal ? onRoot.x : onRoot.y)
  }

  /// The rectangle of an item in the points of its view; of a scroll view, for the edges of what is in it, that of the
  /// contents. `content`: the view around both items; nil: the attribute is none of its contents'.
  private func rect(of item: AnyObject, _ content: UIView?, _ owner: UIView) -> CGRect {
    if let guide = item as? UILayoutGuide { return guide.layoutFrame }
    if owner === content, let contents = owner.contentEdgesGuide {
      return contents.layoutFrame
    }
    return owner.bounds.inset(by: owner.alignmentRectInsets)
  }
}
