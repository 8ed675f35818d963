// An event of touches, motion or presses.

public import CoreGraphics

/// An event of touches, motion or presses
/// ([Apple](https://developer.apple.com/documentation/uikit/uievent)).
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// Buttons of a pointer.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// The button of that number, from 1 on.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  /// Seconds of the clock of `CACurrentMediaTime()`.
  open private(set) var timestamp: TimeInterval
  private let touches: Set<UITouch>
  /// The touch at each position since the previous event, oldest first.
  private let passed: [UITouch]

  /// An event of touches.
  ///
  /// - Parameters:
  ///   - touches: The touches that changed, and those that stay.
  ///   - timestamp: Seconds of the clock of `CACurrentMediaTime()`.
  ///   - passed: The touch at each position since the previous event, oldest first.
  package init(touches: Set<UITouch>, timestamp: TimeInterval, passed: [UITouch] = []) {
    self.touches = touches
    self.passed = passed
    self.timestamp = timestamp
    super.init()
  }

  /// An event without touches.
  public override convenience init() { self.init(touches: [], timestamp: 0) }

  open var type: EventType { .touches }

  open var subtype: EventSubtype { .none }

  /// Always empty.
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonMask: ButtonMask { [] }

  open var allTouches: Set<UITouch>? { touches }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches.filter { $0.window === window }
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    touches.filter { $0.view === view }
  }

  /// The touch at each position since the previous event, oldest first; the last is `touch` itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { passed + [touch] }

  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
