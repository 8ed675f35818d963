// The view at the top of a tree that is shown.

public import CoreGraphics

/// The root of a tree of views on the screen
/// ([Apple](https://developer.apple.com/documentation/uikit/uiwindow)).
open class UIWindow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var window: UIWindow? { self }

  open var screen: UIScreen { .main }

  /// Whether the window takes the keyboard. The one that is shown does.
  open private(set) var isKeyWindow = false

  open func makeKey() {
    isKeyWindow = true
    UIApplication.shared.keyWindow = self
  }

  /// Shown in the window: its view fills it. Default: nil.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
}
