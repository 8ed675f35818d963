// The protocol by which a search's results are updated.

public import CoreGraphics

/// Updates the results as the search text changes
/// ([Apple](https://developer.apple.com/documentation/uikit/uisearchresultsupdating)).
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}
