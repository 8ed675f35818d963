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
    guard let sections = element.child("sections") else { return }
    let content = NibSections(sections, in: table, builder)
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
    let kinds = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in kinds {
      guard let view = element.value(key), let identifier = view.attributes["reuseIdentifier"]
      else { continue }
      collection.supplementPool.register(identifier, kind: kind) {
        make(view) as? UICollectionReusableView
      }
    }
  }
}
