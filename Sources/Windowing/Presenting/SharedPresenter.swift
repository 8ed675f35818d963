// A presenter whose frames lie in memory that another process reads.

package import CoreGraphics

/// Draws every frame into the same memory: the reader takes a frame before it asks for the next.
package final class SharedPresenter: Presenter {
  package var size: PixelSize { shared.size }
  package var onBufferAvailable: (() -> Void)?
  /// The damage of the last frame.
  package private(set) var damage: [PixelRect] = []

  private let shared: SharedPixels
  private var hasFrame = false

  package init(_ shared: SharedPixels) { self.shared = shared }

  package func acquire() -> BackBuffer? {
    BackBuffer(pixels: shared.pixels, age: hasFrame ? 1 : 0)
  }

  package func present(_ buffer: BackBuffer, damage: [PixelRect], stamp: FrameStamp) {
    self.damage = hasFrame ? damage : [size.bounds]
    hasFrame = true
  }
}
