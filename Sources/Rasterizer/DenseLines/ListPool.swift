// A pool of linked lists in one piece of memory.

/// An element of a list: the uncovered part of a pixel, or some of it.
protocol ListElement: BitwiseCopyable {
  associatedtype Place: BitwiseCopyable

  /// How many places an element has.
  static var placeCount: Int { get }
  /// The number of the next one in the same list; −1 after the last.
  var next: Int32 { get set }
}

/// Lists of elements with their places, each of which takes the memory of one that was given up. A list is the number
/// of its first element; −1 has none.
struct ListPool<Element: ListElement> {
  private let storage = Storage<Element>()
  private let placeStorage = Storage<Element.Place>()
  private var elements: Cells<Element>
  private var places: Cells<Element.Place>
  /// The first elements are the owner's, and in no list.
  private let kept: Int
  private var count: Int
  /// The first of those that nobody uses any more.
  private var free: Int32 = -1
  private let filler: Element
  private let placeFiller: Element.Place

  init(keeping kept: Int, filler: Element, placeFiller: Element.Place) {
    self.kept = kept
    count = kept
    elements = storage.cells
    places = placeStorage.cells
    self.filler = filler
    self.placeFiller = placeFiller
    reserve(kept)
  }

  @inline(__always)
  subscript(number: Int32) -> Element {
    get { elements[Int(number)] }
    nonmutating set { elements[Int(number)] = newValue }
  }

  @inline(__always)
  func places(_ number: Int32) -> Cells<Element.Place> {
    places.slice(Int(number) &* Element.placeCount, count: Element.placeCount)
  }

  mutating func removeAll() {
    count = kept
    free = -1
  }

  /// An element of no list.
  @inline(__always)
  mutating func take() -> Int32 {
    if free >= 0 {
      let number = free
      free = self[number].next
      return number
    }
    if count == elements.count { reserve(count + 1) }
    count &+= 1
    return Int32(truncatingIfNeeded: count &- 1)
  }

  /// Gives an element up.
  @inline(__always)
  mutating func give(_ number: Int32) {
    elements[Int(number)].next = free
    free = number
  }

  /// Gives a list up.
  mutating func giveAll(_ list: Int32) {
    var number = list
    while number >= 0 {
      let next = self[number].next
      give(number)
      number = next
    }
  }

  private mutating func reserve(_ most: Int) {
    storage.reserve(most, filler: filler, keeping: count)
    elements = storage.cells
    placeStorage.reserve(
      elements.count * Element.placeCount, filler: placeFiller, keeping: count * Element.placeCount)
    places = placeStorage.cells
  }
}
