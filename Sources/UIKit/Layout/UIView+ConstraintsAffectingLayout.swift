// The constraints that affect the layout of a view.

extension UIView {
  /// Returns the constraints of the hierarchy that refer to this view, along `axis`.
  func constraintsAffecting(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let owners = sequence(first: self) { $0.superview }
    return owners.flatMap(\.constraints).filter { constraint in
      constraint.constrains(axis)
        && (constraint.firstItem === self || constraint.secondItem === self)
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func constrains(_ axis: Axis) -> Bool {
    switch firstAttribute {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      axis == .horizontal
    default: axis == .vertical
    }
  }
}
