// Memory of whole pages, for pixels that the server does not share.

internal import CXlib
internal import Windowing

/// Anonymous pages (`mmap`) that go back to the system at once when nobody holds them. An allocator would
/// keep those of each size that a window had.
///
/// *Memory safety.* `base` is valid as long as this object.
@safe
final class PageMemory {
  /// The first of the bytes.
  let base: UnsafeMutableRawPointer
  private let byteCount: Int

  /// Maps so many bytes, all zero; nil where there is no memory.
  init?(byteCount: Int) {
    // SAFETY: a new mapping, checked for failure; `deinit` alone unmaps it.
    let pages = unsafe mmap(
      nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let pages = unsafe pages, unsafe pages != MAP_FAILED else { return nil }
    unsafe base = pages
    self.byteCount = byteCount
  }

  deinit {
    // SAFETY: the mapping of `init`, in its whole length.
    unsafe munmap(base, byteCount)
  }
}
