// A presenter whose frames lie in memory that another process reads.

package import CoreGraphics

/// Draws in turn into the frames of shared memory: the one that was presented last is left alone, so
/// that its reader has it until the next one is there.
package final class SharedPresenter: Presenter {
  /// The size of the shared frames in pixels; it never changes.
  package var size: PixelSize { shared.size }
  /// Never called: a frame is always free. Default: nil.
  package var onBufferAvailable: (() -> Void)?
  /// The damage of the last frame.
  package private(set) var damage: [PixelRect] = []

  private let shared: SharedPixels
  private var ring = BufferRing(count: SharedPixels.frameCount)

  /// Makes a presenter that draws into the frames of `shared`.
  package init(_ shared: SharedPixels) { self.shared = shared }

  /// The frame to read. Default: the first, which is transparent.
  package var front: Int { ring.front ?? 0 }

  /// Lends a frame that is not shown; nil while there is none.
  package func acquire() -> BackBuffer? {
    guard let slot = ring.acquire(), let pixels = shared.pixels(slot) else { return nil }
    return BackBuffer(pixels: pixels, age: ring.age(of: slot), slot: slot)
  }

  /// Makes the frame the front one; its reader maps the same memory, so nothing is copied.
  package func present(_ buffer: BackBuffer, damage: [PixelRect], stamp: FrameStamp) {
    self.damage = ring.front == nil ? [size.bounds] : damage
    ring.present(buffer.slot)
  }
}
