// The animation between two values.

/// Animates between two values by Apple's table of from, to and by
/// ([Apple](https://developer.apple.com/documentation/quartzcore/cabasicanimation)).
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start. Default: nil, see the class.
  open var fromValue: Any? {
    didSet { forgetValues() }
  }
  /// The value at the end. Default: nil, see the class.
  open var toValue: Any? {
    didSet { forgetValues() }
  }
  /// The difference between both. Default: nil, see the class.
  open var byValue: Any? {
    didSet { forgetValues() }
  }
  /// The usual case: from one number to another, whatever the value below is.
  private var line: NumberLine?
  /// The three values as the property's kind, read once.
  private var read: (from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?)?

  override func makeEmpty() -> CAAnimation { CABasicAnimation() }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override var example: Any? { fromValue ?? toValue ?? byValue }

  override func value(
    _ phase: AnimationPhase, over base: @autoclosure () -> AnimatableValue?,
    _ kind: AnimatableValue.Kind
  ) -> AnimatableValue? {
    let progress = progress(phase)
    if let line { return .number(line.value(at: progress)) }
    guard let base = base() else { return nil }
    let (start, end) = ends(over: base, kind)
    return AnimatableValue.mix(start, end, at: progress)
  }

  /// Start and end over `base`, the property without this animation. An additive animation
  /// starts from or ends at nothing where a value is missing.
  func ends(
    over base: AnimatableValue, _ kind: AnimatableValue.Kind
  ) -> (start: AnimatableValue, end: AnimatableValue) {
    let (from, to, by) = values(kind)
    let base = isAdditive ? base.nothing : base
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.adding(by, sign: -1), to)
    case (let from?, nil, nil): return (from, base)
    case (nil, let to?, nil): return (base, to)
    case (nil, nil, let by?): return (base, base.adding(by))
    case (nil, nil, nil): return (base, base)
    }
  }

  private func values(
    _ kind: AnimatableValue.Kind
  ) -> (from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?) {
    if let read { return read }
    let values = (
      from: AnimatableValue(fromValue, as: kind), to: AnimatableValue(toValue, as: kind),
      by: AnimatableValue(byValue, as: kind)
    )
    read = values
    if case .number(let from)? = values.from, case .number(let to)? = values.to {
      line = NumberLine(from: from, to: to)
    }
    return values
  }

  override func forgetValues() {
    super.forgetValues()
    read = nil
    line = nil
  }
}

extension AnimatableValue {
  /// The neutral value of addition: 0, or the identity.
  var nothing: AnimatableValue {
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return components.flatMap { replacing($0.map { _ in 0 }) } ?? self
  }
}
