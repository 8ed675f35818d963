// The recogniser of a pinch of two fingers.

public import CoreGraphics

/// Recognises two fingers that move apart or together
/// ([Apple](https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer)).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Points that the distance changes before it counts.
  private static let threshold: CGFloat = 8

  /// The ratio of the fingers' distance to that at the beginning of the gesture, or since it was
  /// set. Default: 1.
  open var scale: CGFloat {
    get { unit > 0 ? distance / unit : 1 }
    set { if newValue > 0, newValue.isFinite { unit = distance / newValue } }
  }
  /// The rate of change of `scale` per second.
  open private(set) var velocity: CGFloat = 0

  private var distance: CGFloat = 0
  /// The distance at which the scale is 1.
  private var unit: CGFloat = 0
  private var time: TimeInterval = 0

  override var touchLimit: Int { 2 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(watched) else { return }
    (distance, unit, time) = (pair.distance, pair.distance, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(watched) else { return }
    let before = scale
    let isFar = abs(pair.distance - unit) >= Self.threshold
    guard state != .possible || isFar else { return }
    distance = pair.distance
    let seconds = CGFloat(event.timestamp - time)
    velocity = seconds > 0 ? (scale - before) / seconds : velocity
    time = event.timestamp
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { fail() } else { state = .ended }
  }

  open override func reset() {
    (distance, unit, velocity) = (0, 0, 0)
  }
}
