// View controllers side by side.

public import CoreGraphics

/// A container with a view controller for each column
/// ([Apple](https://developer.apple.com/documentation/uikit/uisplitviewcontroller)).
///
/// Where the width is regular the columns stand beside each other, else it shows the last one, as a compact one does.
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6
  }

  /// The width of a column in points where nobody wants another, as on pads since iOS 14.
  private static let columnWidth: CGFloat = 320

  public let style: Style
  private var columns: [Column: UIViewController] = [:]
  private let line = UIView()

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Has no effect: nobody is asked. Default: nil.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// From the first column to the last.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for old in oldValue where !viewControllers.contains(old) {
        old.willMove(toParent: nil)
        old.viewIfLoaded?.removeFromSuperview()
        old.removeFromParent()
      }
      for new in viewControllers where new.parent !== self {
        addChild(new)
        new.didMove(toParent: self)
      }
      viewIfLoaded?.setNeedsLayout()
      arrange()
    }
  }

  /// Gives a column a controller, in a navigation controller where it is none.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc.map { $0 as? UINavigationController ?? Self.wrapped($0) }
    let order: [Column] = [.primary, .supplementary, .secondary]
    viewControllers = order.compactMap { columns[$0] }
  }

  private static func wrapped(_ controller: UIViewController) -> UIViewController {
    controller.navigationController ?? UINavigationController(rootViewController: controller)
  }

  /// The controller of a column, as it was given or in its navigation controller.
  open func viewController(for column: Column) -> UIViewController? {
    let shown = columns[column]
    return (shown as? UINavigationController)?.viewControllers.first ?? shown
  }

  /// Has no effect: the columns are there where they have room.
  open func show(_ column: Column) {}
  /// Has no effect: the columns are there where they have room.
  open func hide(_ column: Column) {}

  /// True where the width is compact.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// Whether the first columns are hidden. Default: automatic, they are there.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { arrange() } }
  open var displayMode: DisplayMode {
    shownColumns.count == 1
      ? .secondaryOnly : shownColumns.count == 2 ? .oneBesideSecondary : .twoBesideSecondary
  }
  /// The part of the width that the first column takes; 0 is the system's. Default: 0.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0 { didSet { arrange() } }
  /// Points of the first column; 0 is the system's. Default: 0.
  open var preferredPrimaryColumnWidth: CGFloat = 0 { didSet { arrange() } }
  /// The width of the first column.
  open var primaryColumnWidth: CGFloat {
    if preferredPrimaryColumnWidth > 0 { return preferredPrimaryColumnWidth }
    let width = viewIfLoaded?.bounds.width ?? 0
    return preferredPrimaryColumnWidthFraction > 0
      ? width * preferredPrimaryColumnWidthFraction : min(Self.columnWidth, width / 2)
  }
  /// Has no effect.
  open var presentsWithGesture = true
  /// Has no effect.
  open var preferredSplitBehavior = 0

  open override func loadView() {
    let page = BarContainerView(frame: UIScreen.main.bounds)
    page.onLayout = { [weak self] in self?.layOut($0) }
    view = page
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    line.backgroundColor = .separator
    arrange()
  }

  private var shownColumns: [UIViewController] {
    if isCollapsed || preferredDisplayMode == .secondaryOnly {
      return (columns[.compact] ?? viewControllers.last).map { [$0] } ?? []
    }
    return viewControllers
  }

  /// Puts the shown columns into the view.
  private func arrange() {
    guard isViewLoaded else { return }
    let shown = shownColumns
    for other in viewControllers where !shown.contains(other) {
      other.viewIfLoaded?.removeFromSuperview()
    }
    for controller in shown where controller.view.superview !== view {
      view.addSubview(controller.view)
    }
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  private func layOut(_ bounds: CGRect) {
    let shown = shownColumns
    var x: CGFloat = 0
    for (index, controller) in shown.enumerated() {
      let isLast = index == shown.count - 1
      let width = isLast ? bounds.width - x : primaryColumnWidth
      controller.viewIfLoaded?.place(
        in: CGRect(x: x, y: 0, width: max(0, width), height: bounds.height))
      x += width
    }
    line.isHidden = shown.count < 2
    let hairline = 1 / view.contentScaleFactor
    line.frame = CGRect(
      x: primaryColumnWidth - hairline, y: 0, width: hairline, height: bounds.height)
    if line.superview !== view || view.subviews.last !== line { view.addSubview(line) }
  }

  /// Shows a controller in the last column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if style != .unspecified { return setViewController(vc, for: .secondary) }
    viewControllers = Array(viewControllers.prefix(1)) + [vc]
  }
}
