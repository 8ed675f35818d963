// No-op on Linux: the state of the status bar; there is none.

public import CoreGraphics

/// The state of the status bar; there is none.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { .zero }
  open var isStatusBarHidden: Bool { true }
  open var statusBarStyle: UIStatusBarStyle { .default }
}
