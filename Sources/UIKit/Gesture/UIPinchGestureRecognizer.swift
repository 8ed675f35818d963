// Gestures of two fingers: apart and together, and around each other.

public import CoreGraphics

/// Two fingers, as seen from the first one.
@MainActor private struct FingerPair {
  let distance: CGFloat
  /// Radians.
  let angle: CGFloat

  init?(_ touches: [UITouch]) {
    guard touches.count == 2 else { return nil }
    let (one, other) = (touches[0].location(in: nil), touches[1].location(in: nil))
    let (x, y) = (other.x - one.x, other.y - one.y)
    distance = (x * x + y * y).squareRoot()
    angle = CGFloat(arcTangent(y: Double(y), x: Double(x)))
  }
}

/// Recognises two fingers that move apart or together
/// ([Apple](https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer)).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Points that the distance changes before it counts.
  private static let threshold: CGFloat = 8

  /// How much farther apart the fingers are than when the gesture began, or than when this was set.
  /// Default: 1.
  open var scale: CGFloat {
    get { unit > 0 ? distance / unit : 1 }
    set { if newValue > 0, newValue.isFinite { unit = distance / newValue } }
  }
  /// Of `scale`, a second.
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

/// Recognises two fingers that turn around each other
/// ([Apple](https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer)).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians that the fingers turn before it counts.
  private static let threshold: CGFloat = 0.1

  /// Radians, clockwise, since the gesture began or since this was set. Default: 0.
  open var rotation: CGFloat = 0
  /// Radians a second.
  open private(set) var velocity: CGFloat = 0

  private var angle: CGFloat = 0
  private var time: TimeInterval = 0

  override var touchLimit: Int { 2 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(watched) else { return }
    (angle, time, rotation) = (pair.angle, event.timestamp, 0)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(watched) else { return }
    let turn = Self.shortWay(pair.angle - angle)
    guard state != .possible || abs(turn) >= Self.threshold else { return }
    angle = pair.angle
    rotation += turn
    let seconds = CGFloat(event.timestamp - time)
    velocity = seconds > 0 ? turn / seconds : velocity
    time = event.timestamp
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { fail() } else { state = .ended }
  }

  open override func reset() {
    (rotation, velocity) = (0, 0)
  }

  /// The same turn by at most half a circle.
  private static func shortWay(_ turn: CGFloat) -> CGFloat {
    if turn > .pi { return turn - 2 * .pi }
    return turn < -.pi ? turn + 2 * .pi : turn
  }
}
