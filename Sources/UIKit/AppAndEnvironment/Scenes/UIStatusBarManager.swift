// The state of the status bar.

public import CoreGraphics

/// The state of the status bar of the key window
/// ([Apple](https://developer.apple.com/documentation/uikit/uistatusbarmanager)).
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private var window: UIWindow? { UIApplication.shared.keyWindow }

  /// Zero where the status bar is hidden.
  open var statusBarFrame: CGRect {
    guard let window, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.statusBarHeight)
  }

  /// True where the window is no screen.
  open var isStatusBarHidden: Bool { window.map { !$0.isScreen || $0.hidesStatusBar } ?? true }

  open var statusBarStyle: UIStatusBarStyle {
    guard let window, window.isScreen else { return .default }
    return StatusBarWish(of: window.rootViewController).isLight ? .lightContent : .darkContent
  }
}
