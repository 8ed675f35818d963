// The display list: everything to draw, in order, as an immutable value.

/// Everything to draw, in order, in a space of its own (points, y down).
///
/// A display list is the only interface between description and pixels. Drawing contexts record one, a layer tree
/// makes one for each frame, and the rasteriser draws it; neither side knows the other. It holds no reference to a
/// layer, a view or a context. So a picture can be tested without pixels, by comparing lists, and drawn on another
/// thread, in another process or at another scale.
///
/// **Contents.** A list is an array of `DisplayItem`. Each item has a content (a filled shape, glyphs, an image, a
/// shadow, a group or another list), a matrix from its own space to the list's, clips and a blend mode. A nested list
/// is drawn as if its items stood in its place; a group is drawn on an offscreen layer and composited as one picture.
/// Items are drawn from first to last, each over the ones before it.
///
/// **Guarantees.**
/// - Two lists that are equal draw the same pixels, whatever was drawn before, in whichever parts.
/// - All numbers are finite where they come from contexts and layers; the rasteriser survives others.
/// - Copies share their memory until one of them changes, and are known to be equal in O(1).
///
/// **Bounds and damage.** Every item knows a rectangle that holds all that it draws, computed once when it is made.
/// These bounds are conservative: they may be larger than what is drawn, never smaller. The rasteriser skips items
/// outside of the damaged rectangles by them. The damage between two frames is found by comparing their lists: items
/// that are copies of each other are skipped in O(1), so that a frame costs as much as what changed in it.
///
/// **Memory.** Lists and items are values over a shared, reference-counted storage. `recycle()` empties a list or an
/// item that no copy holds and keeps its memory, so that steady frames allocate nothing.
///
/// ```swift
/// var list = DisplayList()
/// list.append(DisplayItem(.fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(.black))))
/// list.bounds  // (0.0, 0.0, 10.0, 10.0)
/// ```
///
/// It leaves out text layout, animation and interaction: glyphs have positions, values are those of one moment.
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

  /// A list with these items.
  package init(_ items: [DisplayItem]) { storage = Storage(items) }

  /// In the order in which they are drawn. O(1).
  package var items: [DisplayItem] { storage.items }

  /// Whether the list draws nothing because it has no items. O(1).
  package var isEmpty: Bool { storage.items.isEmpty }

  /// The number of items, not counting those of nested lists. O(1).
  package var count: Int { storage.items.count }

  /// The item at an index, 0 ..< `count`. Setting it copies the list's memory where a copy shares that.
  package subscript(_ index: Int) -> DisplayItem {
    get { storage.items[index] }
    set {
      separate()
      storage.items[index] = newValue
    }
  }

  /// Adds an item above all others. Amortised O(1), O(n) where a copy shares the memory.
  package mutating func append(_ item: consuming DisplayItem) {
    separate()
    storage.items.append(item)
  }

  /// Adds items above all others.
  package mutating func append(contentsOf items: ArraySlice<DisplayItem>) {
    separate()
    storage.items.append(contentsOf: items)
  }

  /// Adds an item below the one at `index`. O(n).
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
