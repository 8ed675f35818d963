// The one door between description and pixels: a list of what to draw, as a value.

/// What to draw, in order, in a space of its own (points, y down).
///
/// A value without references to layers or views: two lists that are equal draw the same pixels.
/// Copies share their memory and are known to be equal at a glance.
package struct DisplayList: Sendable {
  private var storage: Storage

  /// `@unchecked Sendable`: it changes only where a single list holds it.
  private final class Storage: @unchecked Sendable {
    var items: [DisplayItem]

    init(_ items: [DisplayItem]) { self.items = items }

    static let empty = Storage([])
  }

  /// A list without items, which takes no memory.
  package init() { storage = .empty }

  package init(_ items: [DisplayItem]) { storage = Storage(items) }

  package var items: [DisplayItem] { storage.items }

  package var isEmpty: Bool { storage.items.isEmpty }

  package var count: Int { storage.items.count }

  package subscript(_ index: Int) -> DisplayItem {
    get { storage.items[index] }
    set {
      separate()
      storage.items[index] = newValue
    }
  }

  package mutating func append(_ item: consuming DisplayItem) {
    separate()
    storage.items.append(item)
  }

  package mutating func append(contentsOf items: ArraySlice<DisplayItem>) {
    separate()
    storage.items.append(contentsOf: items)
  }

  package mutating func insert(_ item: DisplayItem, at index: Int) {
    separate()
    storage.items.insert(item, at: index)
  }

  /// Takes the memory for itself.
  private mutating func separate() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.items) }
  }

  /// Lets go of all items but keeps the memory where no copy holds it; false where one does.
  package mutating func recycle() -> Bool {
    guard isKnownUniquelyReferenced(&storage) else { return false }
    storage.items.removeAll(keepingCapacity: true)
    return true
  }

  /// Whether both are copies of one list.
  package func isCopy(of other: DisplayList) -> Bool { storage === other.storage }

  /// Whether both hold the very same items in order, or equal ones that are no lists: true only for
  /// equal lists, without a look into lists in them.
  package func isSame(as other: DisplayList) -> Bool {
    if storage === other.storage { return true }
    let (one, two) = (storage.items, other.storage.items)
    guard one.count == two.count else { return false }
    for index in one.indices where !one[index].isSame(as: two[index]) { return false }
    return true
  }
}

extension DisplayList: Hashable {
  package static func == (one: DisplayList, other: DisplayList) -> Bool {
    one.storage === other.storage || one.items == other.items
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(items) }
}
