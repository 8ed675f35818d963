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
  /// Paces it in place of its own function; nil: that does. A spring follows neither.
  var overridingFunction: CAMediaTimingFunction?
  /// Default: true.
  open var isRemovedOnCompletion = true
  /// No-op: animations ask for every frame of the screen. Default: no preference.
  open var preferredFrameRateRange = CAFrameRateRange.default

  public override init() {
    super.init()
  }

  /// Foundation's coder holds no animation of ours: a decoded one has defaults.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Writes nothing: Foundation's coder holds no animation.
  open func encode(with coder: NSCoder) {}

  /// Whether the class can be decoded securely: true.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a copy with the same values and the same delegate. The zone is ignored.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeEmpty()
    copy.copyValues(from: self)
    return copy
  }

  /// A new animation of this class. Subclasses of ours override it.
  func makeEmpty() -> CAAnimation { CAAnimation() }

  /// Takes over the values of `other`, of which this is a copy.
  func copyValues(from other: CAAnimation) {
    timing = other.timing
    custom = other.custom
    delegate = other.delegate
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  // MARK: Media timing

  /// Seconds of the layer's or the group's time. Default: 0, when the animation is committed.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { accept(newValue, for: "beginTime") { timing.beginTime = newValue } }
  }

  /// Seconds of one pass. Default: 0, the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { accept(newValue, for: "duration") { timing.duration = newValue } }
  }

  /// Own seconds for each second of the parent's time; negative plays backwards. Default: 1.
  open var speed: Float {
    get { timing.speed }
    set { accept(Double(newValue), for: "speed") { timing.speed = newValue } }
  }

  /// Seconds of own time by which each cycle is shifted. Default: 0.
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

  /// Whether each pass is followed by the same one backwards. Default: false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// The value shown outside of the active time. Default: `removed`.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  private func accept(_ value: Double, for property: String, set: () -> Void) {
    if value.isFinite { return set() }
    logOnce("\(type(of: self)).\(property): a value that is not a finite number was ignored")
  }

  // MARK: Values by key

  /// The value under `key` where none was set. Default: nil.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether the value under `key` is archived: never.
  open func shouldArchiveValue(forKey key: String) -> Bool { false }

  /// Any value that `setValue(_:forKey:)` stored: a name to recognise the animation by.
  open func value(forKey key: String) -> Any? {
    custom[key] ?? type(of: self).defaultValue(forKey: key)
  }

  /// Stores a value under any key; it does not animate.
  open func setValue(_ value: Any?, forKey key: String) {
    custom[key] = value
  }

  /// The same as `value(forKey:)`.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// The same as `setValue(_:forKey:)`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  // MARK: Running

  /// Adds the animation to the layer `anObject` under the key `event`.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    add(to: anObject, forKey: event)
  }

  /// Applies the animation to `values` at `time`, where it begins at `begin`; both in seconds of
  /// the time of the layer or group that the animation is in.
  func apply(to values: inout LayerValues, at time: CFTimeInterval, begin: CFTimeInterval) {
    guard let phase = timing.phase(at: time, begin: begin) else { return }
    apply(to: &values, phase: phase)
  }

  /// Applies the animation to `values` in `phase`. The abstract animation changes nothing.
  func apply(to values: inout LayerValues, phase: AnimationPhase) {}

  /// Returns the progress of a pass after the timing function, usually 0 … 1.
  func progress(_ phase: AnimationPhase) -> Double {
    let linear = timing.duration > 0 ? phase.time / timing.duration : 1
    return (overridingFunction ?? timingFunction)?.progress(at: linear) ?? linear
  }

  /// Whether it animates a property for whose key, without a component, `isMeant` returns true.
  func animates(_ isMeant: (String) -> Bool) -> Bool { false }

  /// Whether it changes the layer's own drawing, and not only its place, opacity, clip or shadow.
  var changesDrawing: Bool { false }
}
