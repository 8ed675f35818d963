// Tables and collections in documents: their attributes, and the outlets of data sources and delegates.

import CoreGraphics
internal import InterfaceDocuments

extension NibViews {
  static func configure(_ table: UITableView, _ element: NibElement) {
    configure(table as UIScrollView, element)
    if let height = height(element, "rowHeight") { table.rowHeight = height }
    if let height = height(element, "sectionHeaderHeight") { table.sectionHeaderHeight = height }
    if let height = height(element, "sectionFooterHeight") { table.sectionFooterHeight = height }
    if element.attributes["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let color = element.value("separatorColor")?.color { table.separatorColor = color }
  }

  /// Returns a height; nil for −1, which means that rows find theirs themselves.
  private static func height(_ element: NibElement, _ key: String) -> CGFloat? {
    element.number(key).flatMap { $0 >= 0 ? $0 : nil }
  }

  static func configure(_ collection: UICollectionView, _ element: NibElement) {
    configure(collection as UIScrollView, element)
    guard let values = element.value("collectionViewLayout"),
      let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout
    else { return }
    if let space = values.number("minimumLineSpacing") { layout.minimumLineSpacing = space }
    if let space = values.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = space
    }
    if values.attributes["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    if let size = values.value("itemSize") { layout.itemSize = size.rect.size }
    if let size = values.value("headerReferenceSize") {
      layout.headerReferenceSize = size.rect.size
    }
    if let size = values.value("footerReferenceSize") {
      layout.footerReferenceSize = size.rect.size
    }
    if let insets = values.value("sectionInset") { layout.sectionInset = insets.insets }
  }

  /// Returns the view in which a view shows its subviews; nil where that is the view itself.
  static func contentView(of view: UIView) -> UIView? {
    switch view {
    case let effect as UIVisualEffectView: effect.contentView
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    default: nil
    }
  }

  /// Connects one of UIKit's own outlets. Returns false where the object has none of that name.
  static func setDelegate(_ value: AnyObject, _ key: String, of object: AnyObject) -> Bool {
    switch (object, key) {
    case (let view as UITextField, "delegate"): view.delegate = value as? any UITextFieldDelegate
    case (let view as UITextView, "delegate"): view.delegate = value as? any UITextViewDelegate
    case (let view as UITableView, "delegate"): view.delegate = value as? any UITableViewDelegate
    case (let view as UITableView, "dataSource"):
      view.dataSource = value as? any UITableViewDataSource
    case (let view as UICollectionView, "delegate"):
      view.delegate = value as? any UICollectionViewDelegate
    case (let view as UICollectionView, "dataSource"):
      view.dataSource = value as? any UICollectionViewDataSource
    case (let view as UIScrollView, "delegate"): view.delegate = value as? any UIScrollViewDelegate
    case (let view as UIPickerView, "delegate"): view.delegate = value as? any UIPickerViewDelegate
    case (let view as UIPickerView, "dataSource"):
      view.dataSource = value as? any UIPickerViewDataSource
    case (let view as UISearchBar, "delegate"): view.delegate = value as? any UISearchBarDelegate
    default: return false
    }
    return true
  }
}
