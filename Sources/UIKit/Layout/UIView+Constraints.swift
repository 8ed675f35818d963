// Adding and removing constraints, and invalidating layout when they change.

import CoreGraphics

extension UIView {
  /// The constraint state, created on first use.
  var layoutState: LayoutState {
    if let known = storage.layout { return known }
    let made = LayoutState()
    storage.layout = made
    LayoutState.isUsed = true
    return made
  }

  // MARK: Constraints

  /// Holds the constraint, which becomes active.
  func take(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.drop(constraint)
    constraint.isActive = true
  }

  func hold(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    layoutState.constraints.append(constraint)
    for view in constraint.views { _ = view.layoutState }
    setNeedsSolving()
  }

  func drop(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    storage.layout?.constraints.removeAll { $0 === constraint }
    setNeedsSolving()
  }

  /// Lets go of what views above hold between themselves and this tree, which leaves.
  func dropConstraintsAcross() {
    guard LayoutState.isUsed else { return }
    for view in sequence(first: self, next: \.superview).dropFirst() {
      for constraint in view.constraints
      where constraint.views.contains(where: { $0.isDescendant(of: self) }) {
        view.drop(constraint)
      }
    }
  }

  // MARK: Guides

  func take(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutState.guides.append(layoutGuide)
    setNeedsSolving()
  }

  func drop(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    for view in sequence(first: self, next: \.superview) {
      for constraint in view.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        view.drop(constraint)
      }
    }
    storage.layout?.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    setNeedsSolving()
  }

  var marginsGuide: UILayoutGuide {
    if let known = layoutState.marginsGuide { return known }
    let made = UILayoutGuide(.margins, of: self)
    layoutState.marginsGuide = made
    return made
  }

  var safeAreaGuide: UILayoutGuide {
    if let known = layoutState.safeAreaGuide { return known }
    let made = UILayoutGuide(.safeArea, of: self)
    layoutState.safeAreaGuide = made
    return made
  }

  // MARK: Content

  /// Returns the size that the view asks for: its content's, `natural`, or the one that stands for it while a document
  /// is designed.
  func contentSizeForLayout(_ natural: CGSize) -> CGSize {
    guard let placeholder = storage.rareData?.placeholderSize else { return natural }
    let none = UIView.noIntrinsicMetric
    return CGSize(
      width: placeholder.width == none ? natural.width : placeholder.width,
      height: placeholder.height == none ? natural.height : placeholder.height)
  }

  // MARK: Updates

  /// Invalidates the solution: it is found again in the next layout, or in the running one. A frame
  /// that `layoutSubviews` sets does not invalidate the layout, only what the solution moves.
  func setNeedsSolving() {
    guard LayoutState.isUsed else { return }
    let top = top
    top.layoutState.needsSolving = true
    if LayoutState.passes == 0 { top.backing.setNeedsLayout() }
  }

  /// The frame changed by other means than a solution.
  func frameDidChange() {
    guard LayoutState.isUsed, storage.layout != nil || parent?.storage.layout != nil else { return }
    if LayoutState.isApplying, isConstrained { return }
    setNeedsSolving()
  }

  /// Whether constraints find this view's frame.
  var isConstrained: Bool { !translatesAutoresizingMaskIntoConstraints && parent != nil }
}
