// The controller of a search: its bar, and what it shows over the searched contents.

public import CoreGraphics

/// A search bar with its results
/// ([Apple](https://developer.apple.com/documentation/uikit/uisearchcontroller)).
///
/// The search is active from the first key in the bar to its Cancel button. The bar of a navigation item's controller is
/// shown in the navigation bar, and the results below it; a bar that is added to a view stays there, without results.
open class UISearchController: UIViewController {
  /// Seconds in which a search begins and ends. Our choice: Apple documents none.
  static let duration: TimeInterval = 0.3

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controller = self
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.controller = self
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.controller = self
  }

  open private(set) var searchResultsController: UIViewController?
  public let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The item whose bar shows the search bar; nil: none does.
  weak var item: UINavigationItem?

  private let shade = DimmingView(frame: .zero)
  private var isBeginning = false

  /// Whether the search is active. Setting it shows or hides the Cancel button and the results, and notifies the
  /// delegate and the updater. Default: false.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { activate() } else { deactivate() }
    }
  }

  private func activate() {
    isBeginning = true
    delegate?.willPresentSearchController(self)
    delegate?.presentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false {
      searchBar.showsScopeBar = true
    }
    navigation?.showSearch(self)
    if searchBar.window != nil, !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    isBeginning = false
    updateResults()
    delegate?.didPresentSearchController(self)
  }

  private func deactivate() {
    delegate?.willDismissSearchController(self)
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    searchBar.text = nil
    searchBar.resignFirstResponder()
    navigation?.showSearch(self)
    updateResults()
    delegate?.didDismissSearchController(self)
  }

  private var navigation: UINavigationController? {
    item?.bar?.delegate as? UINavigationController
  }

  /// The bar takes the keyboard.
  func begin() {
    guard !isBeginning else { return }
    if isActive { updateResults() } else { isActive = true }
  }

  func updateResults() {
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Ends the search.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    isActive = false
    completion?()
  }

  /// Default: true.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes are there while the search is active. Default: true.
  open var automaticallyShowsScopeBar = true
  /// Whether the results appear with the first letter. Default: true.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results are there without a text. Default: false.
  open var showsSearchResultsController = false { didSet { showResults() } }
  /// Whether what is searched is darkened while there are no results over it. Default: true.
  open var obscuresBackgroundDuringPresentation = true { didSet { showResults() } }
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether title and buttons of the navigation bar go while the search is active. Default: true.
  open var hidesNavigationBarDuringPresentation = true
  /// The place of the search bar in its navigation bar now.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    item?.searchBarPlacement ?? .stacked
  }

  // MARK: The view over the contents

  open override func loadView() { view = SearchOverlayView(frame: UIScreen.main.bounds) }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The bar stays as bright as it was.
    let top = view.safeAreaInsets.top
    shade.frame = view.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    shade.onTap = { [weak self] in self?.isActive = false }
    view.addFilling(shade)
    if let results = searchResultsController {
      addChild(results)
      results.view.isHidden = true
      view.addFilling(results.view)
      results.didMove(toParent: self)
    }
    showResults()
  }

  /// Shows the results where there is something to find, else the shade over what is searched.
  private func showResults() {
    guard isViewLoaded else { return }
    let hasText = searchBar.text?.isEmpty == false
    let shows =
      isActive
      && (showsSearchResultsController || automaticallyShowsSearchResultsController && hasText)
    let results = searchResultsController?.viewIfLoaded
    results?.isHidden = !shows
    let isShaded =
      isActive && obscuresBackgroundDuringPresentation && (results == nil || !shows)
    shade.isHidden = !isShaded
  }
}

/// The view of a search, which lets touches through where it shows nothing.
private final class SearchOverlayView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
