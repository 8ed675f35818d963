// The threads of a big repaint.

internal import CoreGraphics
private import Glibc
private import Synchronization

/// Bands that several threads take from one list.
///
/// The threads end with the work. Dispatch's worker threads would wake a timer of its own every
/// second from then on, and an idle window must not wake at all.
final class BandWork: Sendable {
  private let bands: [PixelRect]
  private let body: @Sendable (PixelRect) -> Void
  private let taken = Atomic<Int>(0)

  init(_ bands: [PixelRect], _ body: @escaping @Sendable (PixelRect) -> Void) {
    self.bands = bands
    self.body = body
  }

  /// Works all bands off on this thread and `threads` - 1 others, fewer where the system has none.
  func run(threads: Int) {
    let helpers = (1..<max(1, threads)).compactMap { _ in startHelper() }
    takeBands()
    for helper in helpers { pthread_join(helper, nil) }
  }

  private func takeBands() {
    while case let index = taken.add(1, ordering: .relaxed).oldValue, index < bands.count {
      body(bands[index])
    }
  }

  private func startHelper() -> pthread_t? {
    // SAFETY: the thread that starts takes the reference over; where none starts it is given back here.
    let work = unsafe Unmanaged.passRetained(self)
    var thread = pthread_t()
    let error = unsafe pthread_create(
      &thread, nil,
      { work in
        if let work = unsafe work {
          unsafe Unmanaged<BandWork>.fromOpaque(work).takeRetainedValue().takeBands()
        }
        return nil
      }, work.toOpaque())
    if error != 0 { unsafe work.release() }
    return error == 0 ? thread : nil
  }
}
