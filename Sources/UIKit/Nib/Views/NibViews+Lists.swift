// Tables, collections and their cells in documents: their attributes.

import CoreGraphics
internal import InterfaceDocuments

extension NibViews {
  /// The height of headers and footers of a grouped table is for those without a title: with one they have the
  /// height of the title. Rows of −1 find their height themselves.
  static func configure(_ table: UITableView, _ element: NibElement) {
    configure(table as UIScrollView, element)
    table.content.fitsTitles = table.style != .plain
    table.rowHeight = height(element, "rowHeight")
    table.sectionHeaderHeight = height(element, "sectionHeaderHeight")
    table.sectionFooterHeight = height(element, "sectionFooterHeight")
    table.estimatedRowHeight = height(element, "estimatedRowHeight")
    table.estimatedSectionHeaderHeight = height(element, "estimatedSectionHeaderHeight")
    table.estimatedSectionFooterHeight = height(element, "estimatedSectionFooterHeight")
    setSeparators(table, element)
    element.flag("contentViewInsetsToSafeArea") { table.insetsContentViewsToSafeArea = $0 }
    element.integer("sectionIndexMinimumDisplayRowCount") {
      table.sectionIndexMinimumDisplayRowCount = $0
    }
    element.color("sectionIndexColor") { table.sectionIndexColor = $0 }
    element.color("sectionIndexBackgroundColor") { table.sectionIndexBackgroundColor = $0 }
    element.color("sectionIndexTrackingBackgroundColor") {
      table.sectionIndexTrackingBackgroundColor = $0
    }
    element.flag("allowsSelection") { table.allowsSelection = $0 }
    element.flag("allowsMultipleSelection") { table.allowsMultipleSelection = $0 }
    element.flag("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = $0 }
    element.flag("allowsMultipleSelectionDuringEditing") {
      table.allowsMultipleSelectionDuringEditing = $0
    }
  }

  private static func setSeparators(_ table: UITableView, _ element: NibElement) {
    table.separatorStyle = element.attributes["separatorStyle"] == "none" ? .none : .singleLine
    element.color("separatorColor") { table.separatorColor = $0 }
    if let insets = element.value("separatorInset") { table.separatorInset = insets.insets }
    table.separatorInsetReference =
      element.attributes["separatorInsetReference"] == "fromAutomaticInsets"
      ? .fromAutomaticInsets : .fromCellEdges
  }

  private static func height(_ element: NibElement, _ key: String) -> CGFloat {
    let height = element.number(key) ?? UITableView.automaticDimension
    return height >= 0 ? height : UITableView.automaticDimension
  }

  // MARK: Collections

  static func configure(_ collection: UICollectionView, _ element: NibElement) {
    configure(collection as UIScrollView, element)
    element.flag("allowsSelection") { collection.allowsSelection = $0 }
    element.flag("allowsMultipleSelection") { collection.allowsMultipleSelection = $0 }
    guard let values = element.value("collectionViewLayout") else { return }
    if let layout = layout(values) { collection.collectionViewLayout = layout }
    guard let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout,
      values.name == "collectionViewFlowLayout"
    else { return }
    configure(layout, values)
  }

  /// Makes a layout of the sources' own class; nil where the element names none, or one that is not there.
  private static func layout(_ element: NibElement) -> UICollectionViewLayout? {
    guard let name = element.attributes["customClass"] else { return nil }
    let type = NibClasses.named(name) as? UICollectionViewLayout.Type
    if type == nil { logOnce("the layout “\(name)” is not there: a flow layout stands for it") }
    return type?.init(coder: NibCoder(element))
  }

  private static func configure(_ layout: UICollectionViewFlowLayout, _ element: NibElement) {
    if let space = element.number("minimumLineSpacing") { layout.minimumLineSpacing = space }
    if let space = element.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = space
    }
    if element.attributes["scrollDirection"] == "horizontal" {
      layout.scrollDirection = .horizontal
    }
    if let size = element.value("itemSize") { layout.itemSize = size.rect.size }
    if let size = element.value("estimatedItemSize") { layout.estimatedItemSize = size.rect.size }
    if element.flag("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = element.value("headerReferenceSize") {
      layout.headerReferenceSize = size.rect.size
    }
    if let size = element.value("footerReferenceSize") {
      layout.footerReferenceSize = size.rect.size
    }
    if let insets = element.value("sectionInset") { layout.sectionInset = insets.insets }
    layout.sectionInsetReference =
      ["safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins][
        element.attributes["sectionInsetReference"] ?? ""] ?? .fromContentInset
    element.flag("sectionHeadersPinToVisibleBounds") {
      layout.sectionHeadersPinToVisibleBounds = $0
    }
    element.flag("sectionFootersPinToVisibleBounds") {
      layout.sectionFootersPinToVisibleBounds = $0
    }
  }

  // MARK: Cells

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
    "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
  ]

  static func configure(_ cell: UITableViewCell, _ element: NibElement) {
    cell.reuseIdentifier = element.attributes["reuseIdentifier"]
    element.choice("selectionStyle", ["none": .none, "blue": .blue, "gray": .gray]) {
      cell.selectionStyle = $0
    }
    element.choice("accessoryType", accessories) { cell.accessoryType = $0 }
    element.choice("editingAccessoryType", accessories) { cell.editingAccessoryType = $0 }
    element.integer("indentationLevel") { cell.indentationLevel = $0 }
    element.number("indentationWidth") { cell.indentationWidth = $0 }
    element.flag("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = $0 }
    element.flag("showsReorderControl") { cell.showsReorderControl = $0 }
    if let insets = element.value("separatorInset") { cell.separatorInset = insets.insets }
    guard let list = element.value("contentConfiguration") else { return }
    var content = cell.defaultContentConfiguration()
    content.text = list.text("text")
    content.secondaryText = list.text("secondaryText").flatMap { $0.isEmpty ? nil : $0 }
    content.image = list.image("image")
    cell.contentConfiguration = content
  }

  /// The style of a cell, which its initialiser reads; the default one is also that of custom content.
  static func cellStyle(_ coder: NSCoder) -> UITableViewCell.CellStyle {
    switch (coder as? NibCoder)?.element.attributes["style"] {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  /// The style of a table, which its initialiser reads.
  static func tableStyle(_ coder: NSCoder) -> UITableView.Style {
    switch (coder as? NibCoder)?.element.attributes["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
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
    NibOutlets.set(value, key, of: object)
  }
}
