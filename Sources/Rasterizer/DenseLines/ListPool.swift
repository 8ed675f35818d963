// What many pixels have left, as lists in one piece of memory.

/// What a list is made of: a part of a pixel.
protocol ListElement: BitwiseCopyable {
  /// The number of the next one in the same list; −1 after the last.
  var next: Int32 { get set }
  /// In pixels.
  var area: Float { get }
}

/// Lists of elements, each of which has as many places, and takes the memory of one that was given up. A list
/// is the number of its first element; −1 has none.
struct ListPool<Element: ListElement, Place: BitwiseCopyable> {
  private let storage = Storage<Element>()
  private let placeStorage = Storage<Place>()
  private let placeCount: Int
  /// The first elements are the owner's, and in no list.
  private let kept: Int
  private var count: Int
  /// The first of those that nobody uses any more.
  private var free: Int32 = -1
  private let filler: Element
  private let placeFiller: Place

  init(keeping kept: Int, filler: Element, places: Int, placeFiller: Place) {
    self.kept = kept
    placeCount = places
    count = kept
    self.filler = filler
    self.placeFiller = placeFiller
    reserve(kept)
  }

  @inline(__always)
  subscript(number: Int32) -> Element {
    get { storage.cells[Int(number)] }
    nonmutating set { storage.cells[Int(number)] = newValue }
  }

  @inline(__always)
  func places(_ number: Int32) -> Cells<Place> {
    placeStorage.cells.slice(Int(number) &* placeCount, count: placeCount)
  }

  /// What a list leaves uncovered, in pixels.
  func area(_ list: Int32) -> Float {
    var area: Float = 0
    var number = list
    while number >= 0 {
      area += self[number].area
      number = self[number].next
    }
    return area
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
    if count == storage.cells.count { reserve(count + 1) }
    count &+= 1
    return Int32(truncatingIfNeeded: count &- 1)
  }

  /// Gives an element up.
  @inline(__always)
  mutating func give(_ number: Int32) {
    storage.cells[Int(number)].next = free
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

  private func reserve(_ most: Int) {
    storage.reserve(most, filler: filler, keeping: count)
    placeStorage.reserve(
      storage.cells.count * placeCount, filler: placeFiller, keeping: count * placeCount)
  }
}
