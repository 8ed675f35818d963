// A snapshot of a table's or collection's sections and items.

/// Sections and items by identifiers, in order
/// ([Apple](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct)).
///
/// *Guarantees:* each identifier is there once. Duplicates, and requests that refer to identifiers
/// that are not there, are left out with a line in the log; on Apple's systems that is an exception.
/// Searches take as long as there are items.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  /// The position of an item.
  private struct Place {
    let section: Int
    let index: Int
  }

  private var sections: [Section] = []
  private var known: Set<ItemIdentifierType> = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: Queries

  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { known.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    indexOfSection(identifier).map { sections[$0].items } ?? []
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    place(identifier).map { sections[$0.section].identifier }
  }

  /// Among the items of all sections.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  private func place(_ item: ItemIdentifierType) -> Place? {
    guard known.contains(item) else { return nil }
    for (section, content) in sections.enumerated() {
      if let index = content.items.firstIndex(of: item) {
        return Place(section: section, index: index)
      }
    }
    return nil
  }

  func section(at index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sections[index].identifier : nil
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sections.indices.contains(path[0]) else { return nil }
    let items = sections[path[0]].items
    return items.indices.contains(path[1]) ? items[path[1]] : nil
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    place(item).map { IndexPath(item: $0.index, section: $0.section) }
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: indexOfSection(toIdentifier))
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: indexOfSection(toIdentifier).map { $0 + 1 })
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int?) {
    guard let index else { return refuse("a section that is not there") }
    var fresh: [Section] = []
    for identifier in identifiers {
      if indexOfSection(identifier) != nil || fresh.contains(where: { $0.identifier == identifier })
      {
        refuse("section \(identifier) a second time")
      } else {
        fresh.append(Section(identifier: identifier))
      }
    }
    sections.insert(contentsOf: fresh, at: index)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for index in identifiers.compactMap(indexOfSection).sorted(by: >) {
      known.subtract(sections.remove(at: index).items)
    }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to target: SectionIdentifierType, offset: Int
  ) {
    guard identifier != target, let from = indexOfSection(identifier),
      indexOfSection(target) != nil
    else { return refuse("a section that is not there") }
    let section = sections.remove(at: from)
    sections.insert(section, at: (indexOfSection(target) ?? 0) + offset)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Items

  /// Appends items to a section; nil is the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let section = sectionIdentifier.map(indexOfSection) ?? sections.indices.last
    insert(identifiers, section.map { Place(section: $0, index: sections[$0].items.count) })
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, place(beforeIdentifier))
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(
      identifiers,
      place(afterIdentifier).map { Place(section: $0.section, index: $0.index + 1) })
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], _ place: Place?) {
    guard let place else { return refuse("items where nothing is") }
    let fresh = identifiers.filter { known.insert($0).inserted }
    if fresh.count < identifiers.count { refuse("an item a second time") }
    sections[place.section].items.insert(contentsOf: fresh, at: place.index)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    known.subtract(gone)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }

  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    guard canMove(identifier, toIdentifier) else { return refuse("an item that is not there") }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    guard canMove(identifier, toIdentifier) else { return refuse("an item that is not there") }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  private func canMove(_ item: ItemIdentifierType, _ target: ItemIdentifierType) -> Bool {
    item != target && known.isSuperset(of: [item, target])
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  private func refuse(_ what: String) {
    logOnce("NSDiffableDataSourceSnapshot takes no \(what)")
  }
}
