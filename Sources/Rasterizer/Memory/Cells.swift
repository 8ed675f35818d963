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
    // SAFETY: callers keep `count` elements alive, as the type says.
    unsafe self.base = base
    self.count = count
  }

  /// Elements that are only read.
  init(reading base: UnsafePointer<Element>, count: Int) {
    // SAFETY: callers only read, as the label says.
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
