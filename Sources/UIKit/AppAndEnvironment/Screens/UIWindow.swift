// The view at the top of a tree that is shown.

public import CoreGraphics
internal import QuartzCore

/// The root of a view hierarchy on the screen
/// ([Apple](https://developer.apple.com/documentation/uikit/uiwindow)).
open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    WindowTrees.add(layer)
  }

  /// Creates a window of the screen's size.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    hasSetScene = true
    super.init(frame: UIScreen.main.bounds)
    WindowTrees.add(layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    WindowTrees.add(layer)
  }

  open override var window: UIWindow? { self }

  /// There is one.
  open var screen: UIScreen {
    get { .main }
    set {}
  }

  /// Whether the window takes the keyboard. The one that is shown does.
  open private(set) var isKeyWindow = false

  open func makeKey() {
    let former = UIApplication.shared.keyWindow
    guard former !== self || !isKeyWindow else { return }
    former?.isKeyWindow = false
    isKeyWindow = true
    if !hasSetScene { windowScene = .shown }
    UIApplication.shared.keyWindow = self
    former?.resignKey()
    becomeKey()
  }

  open func becomeKey() {}
  open func resignKey() {}

  /// Order among windows; there is one. Default: normal.
  open var windowLevel = Level.normal

  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }

  /// The scene. Default: nil; a window that becomes the key window without one gets the only scene.
  open var windowScene: UIWindowScene? { didSet { hasSetScene = true } }
  private var hasSetScene = false

  /// Events come to views without passing here.
  open func sendEvent(_ event: UIEvent) {}

  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
  nonisolated public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  nonisolated public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")

  /// The part of the window that the device's screen covers: the status bar, the home indicator. Default: zero.
  package final var screenInsets = UIEdgeInsets.zero {
    didSet {
      guard screenInsets != oldValue else { return }
      UIView.hasSafeAreas = true
      noteSafeArea()
    }
  }

  open override var safeAreaInsets: UIEdgeInsets { screenInsets }

  /// Shown in the window: its view fills it. Default: nil.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.flow.window = nil
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let root = rootViewController else { return }
      root.flow.window = self
      if let view = root.view {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
      }
      updateStatusBar()
    }
  }

  /// The keyboard's frame in the window; nil while none is shown.
  final var keyboardFrame: CGRect?

  /// Shows the status bar and the home indicator as the controllers want them now.
  final func updateStatusBar() {}

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
}
