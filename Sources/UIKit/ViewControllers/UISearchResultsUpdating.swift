// The protocol by which a search's results are updated.

public import CoreGraphics

/// Updates what is found as the text of a search changes
/// ([Apple](https://developer.apple.com/documentation/uikit/uisearchresultsupdating)).
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}
