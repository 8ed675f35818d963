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
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var statusBarManager: UIStatusBarManager? { nil }
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
}
