// From a tree of views to equations, and from their solution to frames.

import CoreGraphics
internal import LayoutSolver

/// The layout of one tree as a linear problem.
///
/// Every view whose autoresizing mask is not translated, and every guide, has four variables: its
/// alignment rectangle in the coordinates of its superview (a guide's: of its view). All other views
/// are numbers. Constraints between views of different superviews sum the origins on the way to the
/// common one.
@MainActor struct LayoutProblem {
  /// The priorities of the wish to stay, under every constraint's: views in constrained ones give way to those,
  /// whose frame may be what somebody shows them with.
  private static let (outerStay, innerStay): (Float, Float) = (0, -1)

  let root: UIView
  /// Whether the root's own size is to be found.
  let findsRootSize: Bool
  private var owners: [ObjectIdentifier: Int] = [:]
  /// In the order they were found.
  private(set) var views: [UIView] = []
  private(set) var guides: [UILayoutGuide] = []
  private var constraints: [NSLayoutConstraint] = []
  /// Sizes of texts that break lines at the width that a first solution gave them: such a text is as wide as its widest
  /// line.
  private var brokenSizes: [ObjectIdentifier: CGSize] = [:]
  private var simplex = Simplex()
  /// Whether what nothing determines is left open instead of staying as it is.
  let leavesOpen: Bool
  /// The constraints that are left out, with the sentence about each.
  private var conflicts: [(broken: NSLayoutConstraint, sentence: String)] = []

  /// Reads the tree. Nothing in it changes.
  init(_ root: UIView, findsRootSize: Bool = false, leavesOpen: Bool = false) {
    self.root = root
    self.findsRootSize = findsRootSize
    self.leavesOpen = leavesOpen
    if findsRootSize { owners[ObjectIdentifier(root)] = 0 }
    collect(root)
    constraints.sort { $0.turn < $1.turn }
  }

  private mutating func collect(_ view: UIView) {
    view.prepareForSolving()
    if view !== root, view.isConstrained {
      owners[ObjectIdentifier(view)] = owners.count + 1
      views.append(view)
    }
    // A scroll view's contents take part where constraints place some of them.
    if view.children.contains(where: \.isConstrained) { _ = view.contentEdgesGuide }
    if let state = view.storage.layout {
      for guide in state.guides {
        owners[ObjectIdentifier(guide)] = owners.count + 1
        guides.append(guide)
      }
      constraints += state.constraints.filter { !$0.isBroken }
    }
    for child in view.children { collect(child) }
  }

  // MARK: Solving

  /// Finds the frames; with `fitting`, the root's size that fits best.
  mutating func solve(fitting: LayoutFitting? = nil) {
    solveOnce(fitting)
    let broken = texts.reduce(into: [ObjectIdentifier: CGSize]()) { sizes, view in
      let width = simplex.value(variable(view, .width))
      sizes[ObjectIdentifier(view)] = view.sizeBrokenAt(CGFloat(width))
    }
    guard !broken.isEmpty else { return }
    brokenSizes = broken
    solveOnce(fitting)
  }

  /// Views whose height follows from the width they get.
  private var texts: [UIView] { views.filter(\.breaksLinesAtItsWidth) }

  private mutating func solveOnce(_ fitting: LayoutFitting?) {
    simplex = Simplex()
    conflicts = []
    var levels: [Float: [(expression: LinearExpression, relation: LinearRelation)]] = [:]
    for (number, constraint) in constraints.enumerated() {
      guard let equation = equation(constraint) else { continue }
      if constraint.priority.rawValue >= UILayoutPriority.required.rawValue {
        let conflict = simplex.require(equation.expression, equation.relation, owner: number)
        if !conflict.isEmpty { report(conflict, breaking: constraint) }
      } else {
        levels[constraint.priority.rawValue, default: []].append(equation)
      }
    }
    addSizes(to: &levels)
    fitting?.add(to: &levels, width: size(root, .width), height: size(root, .height))
    for priority in levels.keys.sorted(by: >) { simplex.prefer(levels[priority] ?? []) }
  }

  private mutating func report(_ conflict: Set<Int>, breaking broken: NSLayoutConstraint) {
    let others = conflict.sorted().map { constraints[$0] }.filter { $0 !== broken }
    conflicts.append(
      (
        broken,
        "\(broken.formula) is left out: it cannot be kept together with "
          + others.map(\.formula).joined(separator: "; ")
      ))
    let all = conflict.sorted().map { constraints[$0].formula }
    let size = givenSize(in: conflict.map { constraints[$0] }).map { " with " + $0 } ?? ""
    logOnce(
      "these constraints cannot be kept together\(size): \(all.joined(separator: "; ")). "
        + "Left out: \(broken.formula)")
  }

  /// Notes with each constraint whether it is left out.
  func noteConflicts() {
    for constraint in constraints { constraint.conflict = nil }
    for conflict in conflicts { conflict.broken.conflict = conflict.sentence }
  }

  /// The size that an option of the command line gave a view, where constraints speak of that, such as
  /// `--size 200x100`; nil: they do not.
  private func givenSize(in conflict: [NSLayoutConstraint]) -> String? {
    let parties = conflict.flatMap {
      [($0.firstItem, $0.firstAttribute), ($0.secondItem, $0.secondAttribute)]
    }
    return parties.lazy.compactMap { item, attribute in
      let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      guard let view, !isUnknown(view), !attribute.isAtOrigin,
        let option = view.storage.rareData?.sizeOption
      else { return nil }
      let size = view.bounds.size
      return "\(option) \(Self.text(size.width))x\(Self.text(size.height))"
    }.first
  }

  /// A length as an option of the command line writes it.
  private static func text(_ length: CGFloat) -> String {
    length == length.rounded() ? "\(Int(length))" : "\(length)"
  }

  /// Sizes are not negative; contents hug and resist; what nothing determines stays.
  private func addSizes(
    to levels: inout [Float: [(expression: LinearExpression, relation: LinearRelation)]]
  ) {
    for view in findsRootSize ? [root] + views : views {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let size = size(view, axis == .horizontal ? .width : .height)
        levels[999.5, default: []].append((size, .greaterOrEqual))
        guard let natural = naturalLength(view, axis) else { continue }
        let difference = size - LinearExpression(Double(natural))
        levels[view.contentHuggingPriority(for: axis).rawValue, default: []].append(
          (difference, .lessOrEqual))
        levels[view.contentCompressionResistancePriority(for: axis).rawValue, default: []].append(
          (difference, .greaterOrEqual))
      }
    }
    for view in leavesOpen ? [] : views {
      let isInner = view.parent?.isConstrained ?? false
      let rect = view.alignmentRect(forFrame: view.untransformedFrame)
      let stay: [(LayoutVariable.Part, CGFloat)] = [
        (.minX, rect.minX), (.minY, rect.minY), (.width, rect.width), (.height, rect.height),
      ]
      for (part, value) in stay {
        levels[isInner ? Self.innerStay : Self.outerStay, default: []].append(
          (
            LinearExpression(variable(view, part)) - LinearExpression(Double(value)), .equal
          ))
      }
    }
  }

  /// The size that the content asks for; nil for no wish.
  private func naturalLength(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let natural = view.contentSizeForLayout(
      brokenSizes[ObjectIdentifier(view)] ?? view.intrinsicContentSize)
    let length = axis == .horizontal ? natural.width : natural.height
    return length >= 0 && length.isFinite ? length : nil
  }

  // MARK: Results

  /// Whether the solution alone says a number of a view's rectangle.
  func determines(_ part: LayoutVariable.Part, of view: UIView) -> Bool {
    !isUnknown(view) || simplex.determines(variable(view, part))
  }

  /// The alignment rectangle of a view or guide that was found.
  func rect(_ item: AnyObject) -> CGRect {
    CGRect(
      x: simplex.value(variable(item, .minX)), y: simplex.value(variable(item, .minY)),
      width: max(0, simplex.value(variable(item, .width))),
      height: max(0, simplex.value(variable(item, .height))))
  }

  /// The root's size, where it was to be found.
  var rootSize: CGSize { rect(root).size }

  // MARK: Equations

  func variable(_ item: AnyObject, _ part: LayoutVariable.Part) -> LayoutVariable {
    LayoutVariable(owner: owners[ObjectIdentifier(item)] ?? 0, part: part)
  }

  private func isUnknown(_ item: AnyObject) -> Bool { owners[ObjectIdentifier(item)] != nil }

  func size(_ view: UIView, _ part: LayoutVariable.Part) -> LinearExpression {
    if isUnknown(view) { return LinearExpression(variable(view, part)) }
    let size = view.alignmentRect(forFrame: view.untransformedFrame).size
    return LinearExpression(Double(part == .width ? size.width : size.height))
  }

  private func equation(
    _ constraint: NSLayoutConstraint
  ) -> (expression: LinearExpression, relation: LinearRelation)? {
    guard let common = constraint.commonView, let first = constraint.firstItem else { return nil }
    var sum = place(of: first, constraint.firstAttribute, in: common)
    if let second = constraint.secondItem {
      let other = place(of: second, constraint.secondAttribute, in: common)
      sum.add(other, times: -Double(constraint.multiplier))
    }
    // From right to left what is behind is further left.
    let isMirrored = constraint.isOfReadingDirection && isRightToLeft(common)
    sum.constant -= Double(isMirrored ? -constraint.constant : constraint.constant)
    let relation: LinearRelation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: isMirrored ? .greaterOrEqual : .lessOrEqual
      case .greaterThanOrEqual: isMirrored ? .lessOrEqual : .greaterOrEqual
      }
    return (sum, relation)
  }

  private func isRightToLeft(_ view: UIView) -> Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// A part of an item, in the coordinates of `common`.
  private func place(
    of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in common: UIView
  ) -> LinearExpression {
    let (rect, holder) = rectangle(item, in: common)
    let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView ?? common
    var place = rect.part(attribute, of: view, isRightToLeft: isRightToLeft(common))
    guard !attribute.isSize else { return place }
    let axis: LayoutVariable.Part = attribute.isHorizontal ? .minX : .minY
    for view in sequence(first: holder, next: \.superview) {
      if view === common { break }
      place.add(origin(view, axis))
    }
    return place
  }

  private func origin(_ view: UIView, _ part: LayoutVariable.Part) -> LinearExpression {
    if isUnknown(view) { return LinearExpression(variable(view, part)) }
    let origin = view.untransformedFrame.origin
    return LinearExpression(Double(part == .minX ? origin.x : origin.y))
  }

  /// An item's rectangle and the view whose coordinates it is in.
  private func rectangle(_ item: AnyObject, in common: UIView) -> (LayoutRect, UIView) {
    if let guide = item as? UILayoutGuide, let owner = guide.owningView {
      if guide.kind == .constrained { return (unknown(guide), owner) }
      return (inside(owner).inset(by: guide.insets), owner)
    }
    guard let view = item as? UIView, view !== common, let parent = view.superview else {
      return (contents(common), common)
    }
    guard isUnknown(view) else {
      return (LayoutRect(view.alignmentRect(forFrame: view.untransformedFrame)), parent)
    }
    return (unknown(view), parent)
  }

  private func unknown(_ item: AnyObject) -> LayoutRect {
    LayoutRect(
      minX: LinearExpression(variable(item, .minX)), minY: LinearExpression(variable(item, .minY)),
      width: LinearExpression(variable(item, .width)),
      height: LinearExpression(variable(item, .height)))
  }

  /// A view's own bounds, as seen from inside.
  private func inside(_ view: UIView) -> LayoutRect {
    LayoutRect(
      minX: LinearExpression(), minY: LinearExpression(), width: size(view, .width),
      height: size(view, .height))
  }

  /// The edges that a view's subviews are constrained to: a scroll view's are those of its contents.
  private func contents(_ view: UIView) -> LayoutRect {
    var rect = inside(view)
    if let guide = view.contentEdgesGuide, isUnknown(guide) {
      let content = unknown(guide)
      (rect.minX, rect.minY) = (content.minX, content.minY)
      rect.edges = (content.width, content.height)
    }
    return rect
  }
}
