// The controller of a search: its bar and its results updater.

public import CoreGraphics

/// A search bar with its results updater
/// ([Apple](https://developer.apple.com/documentation/uikit/uisearchcontroller)).
///
/// The search is active from the first key in the bar to its Cancel button. The bar of a navigation
/// item's controller is shown in the navigation bar; others where they are added to a view. Results
/// are not presented.
open class UISearchController: UIViewController {
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

  /// Whether the search is active. Setting it shows or hides the Cancel button, and notifies the
  /// delegate and the updater. Default: false.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        delegate?.willPresentSearchController(self)
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
        updateResults()
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
        searchBar.text = nil
        searchBar.resignFirstResponder()
        updateResults()
        delegate?.didDismissSearchController(self)
      }
    }
  }

  /// The bar takes the keyboard.
  func begin() {
    if isActive { updateResults() } else { isActive = true }
  }

  func updateResults() { searchResultsUpdater?.updateSearchResults(for: self) }

  /// Default: true.
  open var automaticallyShowsCancelButton = true

  // Has no effect: the searched content is never covered.
  open var obscuresBackgroundDuringPresentation = true
  open var dimsBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsScopeBar = true
  open var automaticallyShowsSearchResultsController = true
  open var showsSearchResultsController = false
}
