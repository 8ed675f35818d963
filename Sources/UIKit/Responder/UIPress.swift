// Buttons of remote controls and keys, as responders hear of them. None comes in a preview: keys type in
// texts and press what has the focus.

import CoreGraphics

/// A button of a remote control or a key that is down
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

/// A key of a keyboard ([Apple](https://developer.apple.com/documentation/uikit/uikey)).
@preconcurrency @MainActor open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

/// Keys that are held down beside another.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A step of presses ([Apple](https://developer.apple.com/documentation/uikit/uipressesevent)).
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  open var allPresses: Set<UIPress> { [] }
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
