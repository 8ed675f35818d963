// No-op on Linux: the focus system, which knows the focused item; requests move nothing.

public import CoreGraphics

/// The system that moves the focus ([Apple](https://developer.apple.com/documentation/uikit/uifocussystem)). On Linux
/// only the keyboard moves it: requests have no effect, as without a focus engine.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
  private static let shared = UIFocusSystem()

  /// The view that the keyboard's focus is on.
  weak var keyboardItem: UIView?

  override init() {}

  /// Returns the one of the program.
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    shared
  }

  /// The one of the program.
  static var ofProgram: UIFocusSystem { shared }

  /// Nil where the keyboard's focus is on no view.
  open var focusedItem: (any UIFocusItem)? { keyboardItem }

  /// Has no effect: only the keyboard moves the focus.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}

  /// Has no effect: only the keyboard moves the focus.
  open func updateFocusIfNeeded() {}

  /// Returns whether one environment is the other or around it.
  public class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    sequence(first: otherEnvironment) { $0.parentFocusEnvironment }.contains { $0 === environment }
  }

  /// Has no effect: no sound is played.
  public class func register(
    _ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier
  ) {}
}
