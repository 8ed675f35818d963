// View controllers side by side.

public import CoreGraphics

/// A container with a view controller for each column; it shows the last one, as a compact one does
/// ([Apple](https://developer.apple.com/documentation/uikit/uisplitviewcontroller)).
open class UISplitViewController: UIViewController {
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
  }

  open var viewControllers: [UIViewController] = [] {
    didSet {
      for old in oldValue where !viewControllers.contains(old) {
        old.viewIfLoaded?.removeFromSuperview()
        old.removeFromParent()
      }
      for new in viewControllers where new.parent !== self { addChild(new) }
      showLast()
    }
  }

  open var isCollapsed: Bool { true }
  /// Has no effect. Default: automatic.
  open var preferredDisplayMode = DisplayMode.automatic
  open var displayMode: DisplayMode { .secondaryOnly }
  /// Has no effect.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  /// Has no effect.
  open var presentsWithGesture = true

  open override func viewDidLoad() {
    super.viewDidLoad()
    showLast()
  }

  private func showLast() {
    guard isViewLoaded, let last = viewControllers.last else { return }
    for other in viewControllers where other !== last {
      other.viewIfLoaded?.removeFromSuperview()
    }
    view.addFilling(last.view)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    viewControllers = Array(viewControllers.prefix(1)) + [vc]
  }
}
