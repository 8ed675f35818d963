// The recogniser of a rotation of two fingers.

public import CoreGraphics

/// Recognises two fingers that rotate around each other
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
