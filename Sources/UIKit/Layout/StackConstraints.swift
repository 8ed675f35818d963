// The constraints that place the views of a stack view.

import CoreGraphics

/// Writes the constraints of a stack for the views that it shows.
@MainActor struct StackConstraints {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// Equal sizes and spacing yield to required constraints; the preference to be no larger than the
  /// views is weaker than all.
  private static let strong = UILayoutPriority(999)
  private static let hugging = UILayoutPriority(51)

  private let stack: UIStackView
  private let views: [UIView]
  /// The views' natural lengths; empty where they do not matter.
  private let lengths: [CGFloat]
  private let isRow: Bool
  private(set) var built: (constraints: [NSLayoutConstraint], guides: [UILayoutGuide]) = ([], [])

  /// `lengths`: the views' natural lengths, where the stack shares its own in proportion to them.
  init(_ stack: UIStackView, _ views: [UIView], lengths: [CGFloat]) {
    self.stack = stack
    self.views = views
    self.lengths = lengths
    isRow = stack.axis == .horizontal
    guard let first = views.first, let last = views.last else { return }
    edges(first, last)
    for (one, other) in zip(views, views.dropFirst()) { gap(one, other) }
    distribute()
    for view in views { align(view) }
    if stack.alignment != .fill { hug() }
  }

  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  private var crossCenter: Attribute { isRow ? .centerY : .centerX }
  private var crossLength: Attribute { isRow ? .height : .width }

  /// The item that the views are laid out in.
  private var frame: AnyObject {
    stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  private mutating func add(
    _ first: AnyObject, _ attribute: Attribute, relation: NSLayoutConstraint.Relation,
    second: AnyObject?, other: Attribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      first: first, attribute, relation: relation, second: second, secondAttribute: other,
      multiplier: multiplier,
      constant: constant)
    constraint.priority = priority
    built.constraints.append(constraint)
  }

  /// An equation.
  private mutating func add(
    _ first: AnyObject, _ attribute: Attribute, second: AnyObject, other: Attribute,
    times multiplier: CGFloat = 1, priority: UILayoutPriority = .required
  ) {
    add(
      first, attribute, relation: .equal, second: second, other: other, times: multiplier,
      priority: priority)
  }

  // MARK: Along the axis

  private mutating func edges(_ first: UIView, _ last: UIView) {
    add(first, start, second: frame, other: start)
    add(last, end, second: frame, other: end)
  }

  private mutating func gap(_ one: UIView, _ other: UIView) {
    let isExact = stack.distribution != .equalSpacing && stack.distribution != .equalCentering
    add(
      other, start, relation: isExact ? .equal : .greaterThanOrEqual, second: one, other: end,
      plus: stack.spacing(after: one))
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { add(view, length, second: views[0], other: length) }
    case .fillProportionally: proportions()
    case .equalSpacing: equalGaps(from: end, to: start)
    case .equalCentering:
      equalGaps(from: isRow ? .centerX : .centerY, to: isRow ? .centerX : .centerY)
    }
  }

  /// Each view but the last has its share of the stack's whole length, in which the spacings count as the views' own
  /// lengths do: the last one has the rest. Measured by 7 stacks of public documents of Interface
  /// Builder.
  private mutating func proportions() {
    let total = lengths.reduce(0, +) + views.dropLast().map(stack.spacing(after:)).reduce(0, +)
    guard total > 0 else { return }
    for (view, length) in zip(views, lengths).dropLast() where length > 0 {
      add(
        view, self.length, second: frame, other: self.length, times: length / total,
        priority: Self.strong)
    }
  }

  /// A guide in each gap, all of one length.
  private mutating func equalGaps(from one: Attribute, to other: Attribute) {
    for (before, after) in zip(views, views.dropFirst()) {
      let guide = UILayoutGuide()
      stack.addLayoutGuide(guide)
      add(guide, start, second: before, other: one)
      add(guide, end, second: after, other: other)
      if let first = built.guides.first {
        add(guide, length, second: first, other: length, priority: Self.strong)
      }
      built.guides.append(guide)
    }
  }

  // MARK: Across the axis

  private mutating func align(_ view: UIView) {
    switch stack.alignment {
    case .fill:
      add(view, crossStart, second: frame, other: crossStart)
      add(view, crossEnd, second: frame, other: crossEnd)
      return
    case .leading: add(view, crossStart, second: frame, other: crossStart)
    case .trailing: add(view, crossEnd, second: frame, other: crossEnd)
    case .center: add(view, crossCenter, second: frame, other: crossCenter)
    case .firstBaseline: alignBaseline(view, .firstBaseline)
    case .lastBaseline: alignBaseline(view, .lastBaseline)
    }
    add(view, crossStart, relation: .greaterThanOrEqual, second: frame, other: crossStart)
    add(view, crossEnd, relation: .lessThanOrEqual, second: frame, other: crossEnd)
  }

  private mutating func alignBaseline(_ view: UIView, _ baseline: Attribute) {
    if isRow, view !== views[0] {
      add(view, baseline, second: views[0], other: baseline)
    } else if !isRow {
      add(view, crossStart, second: frame, other: crossStart)
    }
  }

  private mutating func hug() {
    add(
      stack, crossLength, relation: .equal, second: nil, other: .notAnAttribute,
      priority: Self.hugging)
  }
}
