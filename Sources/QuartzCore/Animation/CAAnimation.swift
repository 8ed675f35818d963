// The abstract animation: timing, delegate, and values of its own.

/// An abstract animation ([Apple](https://developer.apple.com/documentation/quartzcore/caanimation)).
///
/// A layer keeps a copy of what is added to it; changing the original changes nothing.
open class CAAnimation: NSObject, NSCopying, NSSecureCoding, CAMediaTiming, CAAction {
  var timing = MediaTiming()
  private var custom: [String: Any] = [:]

  /// Retained until the animation goes. Default: nil.
  open var delegate: (any CAAnimationDelegate)?
  /// Paces the whole animation. Default: nil, linear.
  open var timingFunction: CAMediaTimingFunction?
  /// Default: true.
  open var isRemovedOnCompletion = true
  /// Kept: animations make a frame whenever the screen shows one.
  open var preferredFrameRateRange = CAFrameRateRange.default

  public override init() {
    super.init()
  }

  /// Foundation's coder holds no animation of ours: a decoded one has defaults.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {}

  open class var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeEmpty()
    copy.take(from: self)
    return copy
  }

  /// A new animation of this class. Subclasses of ours override it.
  func makeEmpty() -> CAAnimation { CAAnimation() }

  /// Takes everything that a copy shares.
  func take(from other: CAAnimation) {
    timing = other.timing
    custom = other.custom
    delegate = other.delegate
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  // MARK: Media timing

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { accept(newValue, for: "beginTime") { timing.beginTime = newValue } }
  }

  open var duration: CFTimeInterval {
    get { timing.duration }
    set { accept(newValue, for: "duration") { timing.duration = newValue } }
  }

  open var speed: Float {
    get { timing.speed }
    set { accept(Double(newValue), for: "speed") { timing.speed = newValue } }
  }

  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { accept(newValue, for: "timeOffset") { timing.timeOffset = newValue } }
  }

  /// `.infinity` repeats for ever.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { if !newValue.isNaN { timing.repeatCount = newValue } }
  }

  /// `.infinity` repeats for ever.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { if !newValue.isNaN { timing.repeatDuration = newValue } }
  }

  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  private func accept(_ value: Double, for property: String, set: () -> Void) {
    if value.isFinite { return set() }
    logOnce("\(type(of: self)).\(property): a value that is not a finite number was ignored")
  }

  // MARK: Values by key

  open class func defaultValue(forKey key: String) -> Any? { nil }

  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// Any value that `setValue(_:forKey:)` stored: a name to recognise the animation by.
  open func value(forKey key: String) -> Any? {
    custom[key] ?? type(of: self).defaultValue(forKey: key)
  }

  open func setValue(_ value: Any?, forKey key: String) {
    custom[key] = value
  }

  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  // MARK: Running

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Changes `values` to what the animation makes of them at `time`, where it begins at `begin`;
  /// both in the time of what the animation is in, a layer or a group.
  func apply(to values: inout LayerValues, at time: CFTimeInterval, begin: CFTimeInterval) {
    guard let phase = timing.phase(at: time, begin: begin) else { return }
    apply(to: &values, phase: phase)
  }

  /// Changes `values` to what they are in `phase`. The abstract animation changes nothing.
  func apply(to values: inout LayerValues, phase: AnimationPhase) {}

  /// Progress of a pass after the timing function.
  func progress(_ phase: AnimationPhase) -> Double {
    let linear = timing.duration > 0 ? phase.time / timing.duration : 1
    return timingFunction?.progress(at: linear) ?? linear
  }

  /// Whether it changes a property whose key path `isMeant`.
  func animates(_ isMeant: (String) -> Bool) -> Bool { false }

  /// Whether it changes what the layer draws by itself, not only how and where that is seen.
  var changesDrawing: Bool { false }
}
