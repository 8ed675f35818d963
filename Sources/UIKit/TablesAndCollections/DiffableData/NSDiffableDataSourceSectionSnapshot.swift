// A snapshot of one section: a tree of items of which some are expanded.

/// The items of a section, below each other
/// ([Apple](https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-25h7z)).
///
/// Items of the tree are shown while all above them are expanded. An item that is there already,
/// and one of a parent that is not there, changes nothing.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Entry {
    var item: ItemIdentifierType
    /// 0 for those at the root.
    var level: Int
  }

  /// Each item before those below it.
  private var entries: [Entry] = []
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Queries

  public var items: [ItemIdentifierType] { entries.map(\.item) }
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }

  /// The items that no collapsed ancestor hides.
  public var visibleItems: [ItemIdentifierType] {
    var (shown, limit) = ([ItemIdentifierType](), 0)
    for entry in entries where entry.level <= limit {
      shown.append(entry.item)
      limit = expanded.contains(entry.item) ? entry.level + 1 : entry.level
    }
    return shown
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  public func index(of item: ItemIdentifierType) -> Int? { entries.firstIndex { $0.item == item } }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  /// Returns the number of ancestors of an item; 0 for an unknown item.
  public func level(of item: ItemIdentifierType) -> Int {
    index(of: item).map { entries[$0].level } ?? 0
  }

  public func parent(of childItem: ItemIdentifierType) -> ItemIdentifierType? {
    guard let place = index(of: childItem) else { return nil }
    return entries[..<place].last { $0.level < entries[place].level }?.item
  }

  /// Returns the descendants of an item, and optionally the item itself, as a snapshot.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var part = NSDiffableDataSourceSectionSnapshot()
    guard let range = tree(of: parent) else { return part }
    part.entries = Array(entries[includingParent ? range : range.dropFirst()])
    let lowest = part.entries.first?.level ?? 0
    for place in part.entries.indices { part.entries[place].level -= lowest }
    part.expanded = expanded.intersection(part.items)
    return part
  }

  /// The item and all below it.
  private func tree(of item: ItemIdentifierType) -> Range<Int>? {
    guard let place = index(of: item) else { return nil }
    let end = entries[(place + 1)...].firstIndex { $0.level <= entries[place].level }
    return place..<(end ?? entries.count)
  }

  // MARK: Updates

  /// Adds items at the end of those below a parent; nil: of the root.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else { return insert(items, level: 0, at: entries.count) }
    guard let range = tree(of: parent) else { return }
    insert(items, level: entries[range.lowerBound].level + 1, at: range.upperBound)
  }

  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) {
    guard let range = tree(of: beforeIdentifier) else { return }
    insert(items, level: entries[range.lowerBound].level, at: range.lowerBound)
  }

  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) {
    guard let range = tree(of: afterIdentifier) else { return }
    insert(items, level: entries[range.lowerBound].level, at: range.upperBound)
  }

  private mutating func insert(_ items: [ItemIdentifierType], level: Int, at place: Int) {
    var known = Set(self.items)
    let new = items.filter { known.insert($0).inserted }
    entries.insert(contentsOf: new.map { Entry(item: $0, level: level) }, at: place)
  }

  /// Deletes items with their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let range = tree(of: item) else { continue }
      expanded.subtract(entries[range].map(\.item))
      entries.removeSubrange(range)
    }
  }

  public mutating func deleteAll() { self = NSDiffableDataSourceSectionSnapshot() }

  /// Replaces the descendants of a parent by a snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard let range = tree(of: parent) else { return }
    let level = entries[range.lowerBound].level + 1
    entries.removeSubrange(range.dropFirst())
    let known = Set(items)
    let new = snapshot.entries.filter { !known.contains($0.item) }
      .map { Entry(item: $0.item, level: $0.level + level) }
    entries.insert(contentsOf: new, at: range.lowerBound + 1)
    expanded = expanded.union(snapshot.expanded).intersection(items)
  }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter(contains))
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
}
