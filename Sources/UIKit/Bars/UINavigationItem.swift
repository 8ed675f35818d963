// The content of a navigation bar for one view controller.

public import CoreGraphics

/// The title and buttons of one view controller in a navigation bar
/// ([Apple](https://developer.apple.com/documentation/uikit/uinavigationitem)).
@preconcurrency @MainActor open class UINavigationItem: NSObject, NSCoding {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  /// The bar that shows the item and follows its changes.
  weak var bar: UINavigationBar?

  public init(title: String) {
    self.title = title
    super.init()
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }
  nonisolated open func encode(with coder: NSCoder) {}

  open var title: String? { didSet { change() } }
  open var prompt: String?
  /// Shown instead of the title. Default: nil.
  open var titleView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      change()
    }
  }
  open var backBarButtonItem: UIBarButtonItem? { didSet { change() } }
  open var backButtonTitle: String? { didSet { change() } }
  open var hidesBackButton = false { didSet { change() } }
  open var leftItemsSupplementBackButton = false { didSet { change() } }
  /// Default: automatic, as the item below.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { change() } }
  open var standardAppearance: UINavigationBarAppearance? { didSet { change() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { change() } }
  open var compactAppearance: UINavigationBarAppearance?
  /// The search controller whose bar is shown at the bottom of the navigation bar. Default: nil.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.searchBar.removeFromSuperview()
      searchController?.item = self
      change()
    }
  }
  /// Whether the search bar slides away as the contents below are scrolled. Default: true.
  open var hidesSearchBarWhenScrolling = true { didSet { change() } }
  /// Default: automatic, in the row of buttons on a pad and below it on a phone.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { change() } }

  /// The search bar's place now.
  open var searchBarPlacement: SearchBarPlacement {
    switch preferredSearchBarPlacement {
    case .automatic:
      bar?.traitCollection.horizontalSizeClass == .regular
        && bar?.traitCollection.userInterfaceIdiom == .pad ? .inline : .stacked
    case .inline, .integrated, .integratedButton, .integratedCentered: .inline
    case .stacked: .stacked
    }
  }

  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    /// In the row of buttons, at the right.
    case inline = 1
    /// Below the title.
    case stacked = 2
    /// As inline.
    case integrated = 3
    /// As inline.
    case integratedCentered = 4
    /// As inline.
    case integratedButton = 5
  }
  /// The title of the button that goes back to this item. Default: its title.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { change() } }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default` = 0
    case generic = 1
    case minimal = 2
  }

  /// From the left.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { change() } }
  /// From the right.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { change() } }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func change() { bar?.itemsDidChange() }
}
