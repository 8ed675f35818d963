// The parts of tables and collections in documents: prototypes, static cells, headers and footers.

import CoreGraphics
internal import InterfaceDocuments

/// Makes the cells and the headers that a document gives to tables and collections.
@MainActor enum NibLists {
  static func fill(_ table: UITableView, _ element: NibElement, builder: NibBuilder) {
    if let header = element.value("tableHeaderView") {
      table.tableHeaderView = builder.makeView(header)
    }
    if let footer = element.value("tableFooterView") {
      table.tableFooterView = builder.makeView(footer)
    }
    for cell in element.child("prototypes")?.children ?? [] {
      guard let identifier = cell.attributes["reuseIdentifier"] else { continue }
      let make = builder.makeCopy
      table.cellPool.register(identifier) { make(cell) as? UITableViewCell }
    }
    let content: NibSections
    if let sections = element.child("sections"), !sections.children.isEmpty {
      content = NibSections(sections, in: table, builder)
    } else if builder.isDesigning, let prototypes = element.child("prototypes"),
      !prototypes.children.isEmpty
    {
      content = NibSections(prototypes: prototypes, in: table, builder)
    } else {
      return
    }
    table.content.staticSections = content
    table.dataSource = content
  }

  static func fill(
    _ collection: UICollectionView, _ element: NibElement, builder: NibBuilder
  ) {
    let make = builder.makeCopy
    for cell in element.child("cells")?.children ?? [] {
      guard let identifier = cell.attributes["reuseIdentifier"] else { continue }
      collection.cellPool.register(identifier) { make(cell) as? UICollectionViewCell }
    }
    if builder.isDesigning { showPrototypes(of: collection, element, builder) }
    for (key, kind) in Self.supplementKinds {
      guard let view = element.value(key), let identifier = view.attributes["reuseIdentifier"]
      else { continue }
      collection.supplementPool.register(identifier, kind: kind) {
        make(view) as? UICollectionReusableView
      }
    }
  }

  /// The keys of a collection's headers and footers.
  private static let supplementKinds = [
    ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
    ("sectionFooterView", UICollectionView.elementKindSectionFooter),
  ]

  /// Shows each prototype once, where the document has it.
  private static func showPrototypes(
    of collection: UICollectionView, _ element: NibElement, _ builder: NibBuilder
  ) {
    let supplements = supplementKinds.compactMap { element.value($0.0) }
    for prototype in (element.child("cells")?.children ?? []) + supplements {
      collection.addSubview(builder.makeView(prototype))
    }
  }
}
