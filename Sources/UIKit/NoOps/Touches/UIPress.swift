// No-op on Linux: a press of a remote control's button or a key; none is delivered.

/// A press of a remote control's button or a key; none is delivered
/// ([Apple](https://developer.apple.com/documentation/uikit/uipress)).
@preconcurrency @MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
    case tvRemoteOneTwoThree = 32
    case tvRemoteFourColors = 33
  }

  open var timestamp: TimeInterval { 0 }
  open var phase: Phase { .cancelled }
  open var type: PressType { .select }
  open var window: UIWindow? { nil }
  open var responder: UIResponder? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// 0 … 1.
  open var force: CGFloat { 0 }
  /// The key of a keyboard.
  open var key: UIKey? { nil }
}
