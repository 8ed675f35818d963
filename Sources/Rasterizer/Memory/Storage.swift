// Memory that is reused from frame to frame.

/// Memory that grows and is reused from frame to frame.
@safe
final class Storage<Element: BitwiseCopyable> {
  /// Vectors that the caches hold in one line are read and written faster than those in two.
  private static var alignment: Int { 64 }

  private(set) var cells: Cells<Element>
  private var memory: UnsafeMutablePointer<Element>

  init() {
    // SAFETY: room for one element that no `Cells` reaches.
    unsafe memory = UnsafeMutablePointer<Element>.allocate(capacity: 1)
    unsafe cells = Cells(memory, count: 0)
  }

  // SAFETY: allocated here, and nothing else frees it.
  deinit { unsafe memory.deallocate() }

  var byteCount: Int { cells.count * MemoryLayout<Element>.stride }

  /// The first of at least `count` elements.
  func start(count: Int) -> UnsafeMutablePointer<Element> {
    precondition(count <= cells.count, "\(count) elements were not reserved")
    // SAFETY: the precondition says that `count` elements exist.
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
