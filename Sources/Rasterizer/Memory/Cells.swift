// The one place where the rasteriser touches raw memory: runs of elements, checked in debug builds.

private import CPixelKernels
private import Glibc

/// Elements in memory that somebody else keeps alive: a row of pixels, of coverage, of spans.
///
/// Every index is checked in debug builds, so that the tests prove the bounds; release builds
/// do not check, because these accesses are the innermost loops.
@safe
struct Cells<Element: BitwiseCopyable> {
  let base: UnsafeMutablePointer<Element>
  let count: Int

  init(_ base: UnsafeMutablePointer<Element>, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  /// Elements that are only read.
  init(reading base: UnsafePointer<Element>, count: Int) {
    unsafe self.base = UnsafeMutablePointer(mutating: base)
    self.count = count
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "no element \(index) of \(count)")
      // SAFETY: callers stay within the count; the tests run with the check above.
      return unsafe base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count, "no element \(index) of \(count)")
      // SAFETY: as above.
      unsafe base[index] = newValue
    }
  }

  /// Has the processor bring an element near.
  @inline(__always)
  func prefetch(_ index: Int) {
    // SAFETY: nothing is read.
    unsafe memory_prefetch(base + index)
  }

  /// The part that begins at `start`.
  @inline(__always)
  func slice(_ start: Int, count length: Int) -> Cells {
    assert(start >= 0 && length >= 0 && start + length <= count, "no \(length) from \(start)")
    // SAFETY: as above.
    return unsafe Cells(base + start, count: length)
  }

  @inline(__always)
  func fill(_ value: Element) {
    // SAFETY: exactly the elements of this run.
    unsafe base.update(repeating: value, count: count)
  }

  /// Copies `source`, which has as many elements and does not overlap.
  @inline(__always)
  func copy(_ source: Cells) {
    assert(source.count == count, "a copy of \(source.count) into \(count)")
    // SAFETY: both runs have `count` elements.
    unsafe base.update(from: source.base, count: count)
  }

  /// Whether `other`, which has as many elements, has the same bytes.
  @inline(__always)
  func isEqual(to other: Cells) -> Bool {
    assert(other.count == count, "\(other.count) elements beside \(count)")
    // SAFETY: both runs have `count` elements.
    return unsafe memcmp(base, other.base, count &* MemoryLayout<Element>.stride) == 0
  }

  /// Reads a vector of several elements that begins at `index`.
  @inline(__always)
  func load<Vector: BitwiseCopyable>(_ index: Int, as type: Vector.Type) -> Vector {
    assert(
      index >= 0
        && index * MemoryLayout<Element>.stride + MemoryLayout<Vector>.size
          <= count * MemoryLayout<Element>.stride,
      "no vector at \(index)")
    // SAFETY: callers stay within the count; the tests run with the check above.
    return unsafe UnsafeRawPointer(base + index).loadUnaligned(as: type)
  }

  /// Writes a vector of several elements that begins at `index`.
  @inline(__always)
  func store<Vector: BitwiseCopyable>(_ vector: Vector, at index: Int) {
    assert(
      index >= 0
        && index * MemoryLayout<Element>.stride + MemoryLayout<Vector>.size
          <= count * MemoryLayout<Element>.stride,
      "no vector at \(index)")
    // SAFETY: as above.
    unsafe UnsafeMutableRawPointer(base + index).storeBytes(of: vector, as: Vector.self)
  }
}

extension Cells where Element == Int {
  /// Sorts the numbers, few of them by insertion.
  func sort() {
    if count > 64 {
      // SAFETY: exactly the elements of this run.
      var buffer = unsafe UnsafeMutableBufferPointer(start: base, count: count)
      return unsafe buffer.sort()
    }
    for index in 0..<count {
      let number = self[index]
      var place = index
      while place > 0 && self[place &- 1] > number {
        self[place] = self[place &- 1]
        place &-= 1
      }
      self[place] = number
    }
  }
}

extension Cells where Element == Pixel {
  /// Sets all pixels.
  @inline(__always)
  func fill(_ pixel: Pixel) {
    // SAFETY: exactly the elements of this run.
    unsafe pixels_fill(base, pixel, count)
  }

  /// Sets all pixels, many that are in no cache.
  @inline(__always)
  func fillFar(_ pixel: Pixel) {
    // SAFETY: exactly the elements of this run.
    unsafe pixels_fill_far(base, pixel, count)
  }

  /// Sets this row and those that begin `stride` pixels behind each other below it to a colour each.
  @inline(__always)
  func fillRows(_ colors: Cells, stride: Int) {
    // SAFETY: callers ask for rows that exist and are as long.
    unsafe pixels_fill_rows(base, stride, colors.base, count, colors.count)
  }

  /// Copies `source`, which has as many pixels and does not overlap; `isFar`: into memory that is in no cache.
  @inline(__always)
  func copy(_ source: Cells, isFar: Bool) {
    guard isFar else { return copy(source) }
    assert(source.count == count, "a copy of \(source.count) into \(count)")
    // SAFETY: both runs have `count` elements.
    unsafe pixels_copy_far(base, source.base, count)
  }
}

/// Memory that grows and is reused from frame to frame.
@safe
final class Storage<Element: BitwiseCopyable> {
  /// Vectors that the caches hold in one line are read and written faster than those in two.
  private static var alignment: Int { 64 }

  private(set) var cells: Cells<Element>
  private var memory: UnsafeMutablePointer<Element>

  init() {
    unsafe memory = UnsafeMutablePointer<Element>.allocate(capacity: 1)
    unsafe cells = Cells(memory, count: 0)
  }

  deinit { unsafe memory.deallocate() }

  var byteCount: Int { cells.count * MemoryLayout<Element>.stride }

  /// The first of at least `count` elements.
  func start(count: Int) -> UnsafeMutablePointer<Element> {
    precondition(count <= cells.count, "\(count) elements were not reserved")
    return unsafe memory
  }

  /// At least `count` elements; the first `keeping` stay, new ones have the value `filler`.
  func reserve(_ count: Int, filler: Element, keeping: Int = 0) {
    guard count > cells.count else { return }
    let capacity = max(count, cells.count * 2, 64)
    let raw = UnsafeMutableRawPointer.allocate(
      byteCount: capacity * MemoryLayout<Element>.stride, alignment: Storage.alignment)
    // SAFETY: `keeping` elements exist in the old memory, `capacity` in the new.
    let fresh = unsafe raw.bindMemory(to: Element.self, capacity: capacity)
    unsafe fresh.initialize(repeating: filler, count: capacity)
    unsafe fresh.update(from: memory, count: min(keeping, cells.count))
    unsafe memory.deallocate()
    unsafe memory = fresh
    unsafe cells = Cells(memory, count: capacity)
  }
}
