// The abstract animation of one property.

/// Animates the property at a key path
/// ([Apple](https://developer.apple.com/documentation/quartzcore/capropertyanimation)).
open class CAPropertyAnimation: CAAnimation {
  /// Such as `position`, `bounds.size.width`, `transform.rotation.z`, `strokeEnd`.
  open var keyPath: String? {
    didSet { forgetValues() }
  }
  /// Whether the value is added to what is below. Default: false.
  open var isAdditive = false
  /// Whether each pass starts from the last value of the one before. Default: false.
  open var isCumulative = false
  /// Turns a number into the property's own type. Default: nil.
  open var valueFunction: CAValueFunction? {
    didSet { forgetValues() }
  }
  /// The property at the key path; nil where there is none, or where it was not looked for yet.
  private var resolved: LayerKeyPath?

  public override init() {
    super.init()
  }

  /// Makes an animation of the property at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Makes an animation with defaults: Foundation's coder holds none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func makeEmpty() -> CAAnimation { CAPropertyAnimation() }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  override func animates(_ isMeant: (String) -> Bool) -> Bool {
    keyPath.map { isMeant(String($0.prefix { $0 != "." })) } ?? false
  }

  override var changesDrawing: Bool { resolvedPath?.property.affectsDrawing ?? false }

  /// Returns the value at `phase`; nil changes nothing. `base` is the value below, which most
  /// animations do not read.
  func value(
    _ phase: AnimationPhase, over base: @autoclosure () -> AnimatableValue?,
    _ kind: AnimatableValue.Kind
  ) -> AnimatableValue? { nil }

  /// The value that one complete pass adds where passes accumulate.
  private func lastValue(
    over base: @autoclosure () -> AnimatableValue?, _ kind: AnimatableValue.Kind
  ) -> AnimatableValue? {
    value(AnimationPhase(time: timing.duration, iteration: 0), over: base(), kind)
  }

  override func apply(to values: inout LayerValues, phase: AnimationPhase) {
    guard let path = resolvedPath,
      var value = value(phase, over: path.value(in: values), path.kind)
    else { return }
    if isCumulative, phase.iteration > 0,
      let last = lastValue(over: path.value(in: values), path.kind)
    {
      for _ in 0..<phase.iteration { value = value.adding(last) }
    }
    if isAdditive {
      guard let base = path.value(in: values) else { return }
      value = base.adding(value)
    }
    path.set(value, in: &values)
  }

  private var resolvedPath: LayerKeyPath? {
    if let resolved { return resolved }
    resolved = effectiveKeyPath.flatMap { LayerKeyPath($0, example: example) }
    return resolved
  }

  /// Forgets what was worked out from the values.
  func forgetValues() { resolved = nil }

  /// One of the values, to tell the kind of a custom property by.
  var example: Any? { nil }

  /// The key path, with the value function's component where it has one.
  private var effectiveKeyPath: String? {
    guard let keyPath, let component = valueFunction?.component else { return keyPath }
    return keyPath + component
  }
}
