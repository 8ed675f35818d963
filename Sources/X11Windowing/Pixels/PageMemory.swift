// Memory of whole pages for pixels that are ours alone.

internal import CXlib
internal import Windowing

/// Pages that go back to the system at once when nobody holds them: an allocator would keep those
/// of each size that a window had for a while.
@safe
final class PageMemory {
  let base: UnsafeMutableRawPointer
  private let byteCount: Int

  /// All zero; nil where there is no memory.
  init?(byteCount: Int) {
    let pages = unsafe mmap(
      nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let pages = unsafe pages, unsafe pages != MAP_FAILED else { return nil }
    unsafe base = pages
    self.byteCount = byteCount
  }

  deinit { unsafe munmap(base, byteCount) }
}
