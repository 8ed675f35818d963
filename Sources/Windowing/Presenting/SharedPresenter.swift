// A presenter whose frames lie in memory that another process reads.

package import CoreGraphics

/// Draws in turn into the frames of shared memory: the one that was presented last is left alone, so
/// that its reader has it until the next one is there.
package final class SharedPresenter: Presenter {
  package var size: PixelSize { shared.size }
  package var onBufferAvailable: (() -> Void)?
  /// The damage of the last frame.
  package private(set) var damage: [PixelRect] = []

  private let shared: SharedPixels
  private var ring = BufferRing(count: SharedPixels.frameCount)

  /// Makes a presenter that draws into the frames of `shared`.
  package init(_ shared: SharedPixels) { self.shared = shared }

  /// The frame to read. Default: the first, which is transparent.
  package var front: Int { ring.front ?? 0 }

  package func acquire() -> BackBuffer? {
    guard let slot = ring.acquire(), let pixels = shared.pixels(slot) else { return nil }
    return BackBuffer(pixels: pixels, age: ring.age(of: slot), slot: slot)
  }

  package func present(_ buffer: BackBuffer, damage: [PixelRect], stamp: FrameStamp) {
    self.damage = ring.front == nil ? [size.bounds] : damage
    ring.present(buffer.slot)
  }
}
