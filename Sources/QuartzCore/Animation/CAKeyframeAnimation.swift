// The animation through several values or along a path.

/// Animates through several values, or along a path
/// ([Apple](https://developer.apple.com/documentation/quartzcore/cakeyframeanimation)).
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Ignored where there is a path. Default: nil.
  open var values: [Any]? {
    didSet { frames = nil }
  }
  /// For points; each of its elements is a key frame. Default: nil.
  open var path: CGPath? {
    didSet { frames = nil }
  }
  /// From 0 to 1, one for each value (with `discrete` one more). Default: nil, evenly spread.
  open var keyTimes: [NSNumber]?
  /// One for each step between values. Default: nil, linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// Default: linear.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Adds a turn along the path to the transform. Default: nil.
  open var rotationMode: CAAnimationRotationMode?
  /// No-op: cubic curves have a tension of 0. Default: nil.
  open var tensionValues: [NSNumber]?
  /// No-op: cubic curves have a continuity of 0. Default: nil.
  open var continuityValues: [NSNumber]?
  /// No-op: cubic curves have a bias of 0. Default: nil.
  open var biasValues: [NSNumber]?

  /// The key frames, made once for a kind of value.
  private var frames: (kind: AnimatableValue.Kind, track: KeyframeTrack)?

  override func makeEmpty() -> CAAnimation { CAKeyframeAnimation() }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path.map { CGPath($0.data) }
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
  }

  override var example: Any? { path == nil ? values?.first : CGPoint.zero }

  override func value(
    _ phase: AnimationPhase, over base: @autoclosure () -> AnimatableValue?,
    _ kind: AnimatableValue.Kind
  ) -> AnimatableValue? {
    track(kind).value(at: progress(phase))
  }

  override func apply(to values: inout LayerValues, phase: AnimationPhase) {
    super.apply(to: &values, phase: phase)
    guard rotationMode != nil, path != nil,
      let direction = track(.point).direction(at: progress(phase))
    else { return }
    let sign: CGFloat = rotationMode == .rotateAutoReverse ? -1 : 1
    var turn = CATransform3DIdentity
    (turn.m11, turn.m12) = (sign * direction.x, sign * direction.y)
    (turn.m21, turn.m22) = (-sign * direction.y, sign * direction.x)
    values.transform = CATransform3DConcat(turn, values.transform)
  }

  private func track(_ kind: AnimatableValue.Kind) -> KeyframeTrack {
    if let frames, frames.kind == kind { return frames.track }
    let track = KeyframeTrack(
      values: path == nil ? (values ?? []).compactMap { AnimatableValue($0, as: kind) } : [],
      path: path?.data, keyTimes: keyTimes?.map(\.doubleValue),
      timingFunctions: timingFunctions, mode: calculationMode)
    frames = (kind, track)
    return track
  }
}
