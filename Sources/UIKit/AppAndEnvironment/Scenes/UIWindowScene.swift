// The scene that holds the windows.

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The one that shows.
  static let shown = UIWindowScene(session: UISceneSession(), connectionOptions: .init())

  open var windows: [UIWindow] { UIApplication.shared.windows }
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var screen: UIScreen { .main }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Upright, or to the right where the screen is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
}
