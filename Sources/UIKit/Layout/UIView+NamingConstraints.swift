// The constraints that name a view.

extension UIView {
  /// The constraints of the tree that name this view, along `axis`.
  func constraintsNaming(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let owners = sequence(first: self) { $0.superview }
    return owners.flatMap(\.constraints).filter { constraint in
      constraint.speaks(of: axis)
        && (constraint.firstItem === self || constraint.secondItem === self)
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func speaks(of axis: Axis) -> Bool {
    switch firstAttribute {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      axis == .horizontal
    default: axis == .vertical
    }
  }
}
