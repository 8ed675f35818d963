// The parts of a view in a document that are neither its subviews nor its attributes.

import CoreGraphics
internal import InterfaceDocuments

/// Makes the items of bars, the headers and cells of tables and collections, and the guides of a view.
@MainActor enum NibParts {
  /// Makes a view's parts and shows them in it.
  static func add(to view: UIView, _ element: NibElement, _ builder: NibBuilder) {
    switch view {
    case let table as UITableView: NibLists.fill(table, element, builder: builder)
    case let collection as UICollectionView: NibLists.fill(collection, element, builder: builder)
    case let bar as UINavigationBar: bar.items = NibBars.navigationItems(element, builder)
    case let bar as UITabBar:
      if let items = element.child("items") { bar.items = NibBars.tabItems(items, builder) }
    case let bar as UIToolbar:
      if let items = element.child("items") { bar.items = NibBars.buttonItems(items, builder) }
    default: break
    }
  }

  /// Returns the layout guide of a child of the view's element; nil for any other child.
  static func guide(_ child: NibElement, of view: UIView) -> UILayoutGuide? {
    switch (child.name, child.attributes["key"]) {
    case ("viewLayoutGuide", "safeArea"): view.safeAreaLayoutGuide
    case ("viewLayoutGuide", "layoutMargins"): view.layoutMarginsGuide
    case ("viewLayoutGuide", "readableContent"): view.readableContentGuide
    case ("viewLayoutGuide", "contentLayoutGuide"): (view as? UIScrollView)?.contentLayoutGuide
    case ("viewLayoutGuide", "frameLayoutGuide"): (view as? UIScrollView)?.frameLayoutGuide
    case ("keyboardLayoutGuide", _): view.keyboardLayoutGuide
    default: nil
    }
  }

  /// The views that a cell has already, by the identifiers that its element gives them: its texts and its picture.
  /// A child of its content with such an identifier is that view, and makes no other.
  static func views(of cell: UIView, _ element: NibElement) -> [String: UIView] {
    guard let cell = cell as? UITableViewCell, element.attributes["style"] != nil else {
      return [:]
    }
    let parts: [(String, UIView)] = [
      ("textLabel", cell.title), ("detailTextLabel", cell.detail), ("imageView", cell.picture),
    ]
    return parts.reduce(into: [:]) { found, part in
      if let id = element.attributes[part.0] { found[id] = part.1 }
    }
  }
}
