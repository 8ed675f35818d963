// A constraint: one linear equation or inequality between parts of two views.

public import CoreGraphics

/// `first.attribute (=, ≤, ≥) multiplier × second.attribute + constant`, in points
/// ([Apple](https://developer.apple.com/documentation/uikit/nslayoutconstraint)).
///
/// It counts while it is active: then the nearest common superview of its items holds it, and it
/// holds its items weakly. Of required constraints that contradict each other the last one is left
/// out, and one line in the log names them all.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  private weak var first: AnyObject?
  private weak var second: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  open private(set) var multiplier: CGFloat

  /// The view that holds the constraint while it is active.
  weak var holder: UIView? {
    didSet {
      guard holder != nil else { return }
      Self.activations += 1
      turn = Self.activations
    }
  }
  /// When it was activated, among all: of a contradiction the last is left out.
  private(set) var turn = 0
  private static var activations = 0

  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: Its part.
  ///   - relation: How the sides are related.
  ///   - view2: A view or a layout guide; nil where the constraint says a size alone.
  ///   - attr2: Its part; `notAnAttribute` for none.
  ///   - multiplier: The factor of the second part.
  ///   - c: Points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      first: view1 as AnyObject, attr1, relation: relation, second: view2.map { $0 as AnyObject },
      secondAttribute: attr2,
      multiplier: multiplier, constant: c)
  }

  init(
    first: AnyObject?, _ firstAttribute: Attribute, relation: Relation, second: AnyObject?,
    secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
    if !allFinite(multiplier, for: "NSLayoutConstraint.multiplier") { self.multiplier = 1 }
    if !allFinite(constant, for: "NSLayoutConstraint.constant") { self.constant = 0 }
  }

  /// Creates a placeholder that never becomes active.
  public convenience override init() {
    self.init(
      first: nil, .notAnAttribute, relation: .equal, second: nil, secondAttribute: .notAnAttribute,
      multiplier: 1,
      constant: 0)
  }

  open var firstItem: AnyObject? { first }
  open var secondItem: AnyObject? { second }
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(first ?? self, firstAttribute)
  }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor($0, secondAttribute) }
  }

  /// Points. May be changed while the constraint is active.
  open var constant: CGFloat {
    didSet {
      if !allFinite(constant, for: "NSLayoutConstraint.constant") { constant = oldValue }
      if constant != oldValue { holder?.setNeedsSolving() }
    }
  }

  /// 1 … 1000. Default: required.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { holder?.setNeedsSolving() } }
  }

  /// Stands in the log where the constraint is left out. Default: nil.
  open var identifier: String?

  open var shouldBeArchived = false

  /// The sentence that says why the last layout left it out; nil: it counted.
  package internal(set) var conflict: String?

  /// Whether the constraint counts. Items without a common superview leave it inactive, with one
  /// log line; on Apple's systems that is an exception.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : holder?.drop(self) }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil, firstAttribute != .notAnAttribute else { return }
    guard let common = commonView else {
      return logOnce("\(formula) was not activated: its items have no common superview")
    }
    common.hold(self)
  }

  /// The views that the items are or belong to.
  var views: [UIView] { [first, second].compactMap { $0.flatMap(Self.view) } }

  /// Whether an item is gone or has left its view.
  var isBroken: Bool {
    views.isEmpty || (secondAttribute != .notAnAttribute && views.count < 2)
  }

  private static func view(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  /// The nearest view that both items are in.
  var commonView: UIView? {
    let views = views
    guard !isBroken, let one = views.first, let other = views.last else { return nil }
    return sequence(first: one, next: \.superview).first { other.isDescendant(of: $0) }
  }

  /// As `UILabel.leading == UIView.leading + 8.0`, with the identifier and a priority that is not
  /// required.
  var formula: String {
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    var text = "\(Self.name(of: first)).\(firstAttribute.name) \(sign) "
    if let second {
      if multiplier != 1 { text += "\(multiplier) × " }
      text += "\(Self.name(of: second)).\(secondAttribute.name)"
      if constant != 0 { text += constant < 0 ? " − \(-constant)" : " + \(constant)" }
    } else {
      text += "\(constant)"
    }
    if priority != .required { text += " @\(priority.rawValue)" }
    return identifier.map { "“\($0)” \(text)" } ?? text
  }

  private static func name(of item: AnyObject?) -> String {
    item.map { "\(type(of: $0))" } ?? "nothing"
  }

  /// Called after a document's attributes are set. On Apple's systems every object has it.
  open func awakeFromNib() {}

  /// Called by a previewer only. On Apple's systems every object has it.
  open func prepareForInterfaceBuilder() {}
}
