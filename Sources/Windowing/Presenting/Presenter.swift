// The contract between the stage and whatever shows its frames.

/// Lends buffers to draw in and shows them, like a window or like a test's stand-in for one.
///
/// A frame is: ``acquire()``, draw what changed and what the buffer missed (see ``BackBuffer/age``
/// and ``DamageHistory``), ``present(_:damage:stamp:)``. Used from one thread.
package protocol Presenter: AnyObject {
  /// The size the next frame should have; the window's content in pixels.
  var size: PixelSize { get }

  /// A buffer of ``size`` to draw in, or nil while every buffer is still being shown, or the size
  /// is empty or the window hidden: then no frame is made. Asking again without presenting gives
  /// the same buffer.
  func acquire() -> BackBuffer?

  /// Shows the buffer that was acquired last.
  ///
  /// `damage` holds the pixels that differ from the frame presented before (not from what the
  /// buffer held). Whatever it says, a frame of another size than the one before is shown whole.
  func present(_ buffer: BackBuffer, damage: [PixelRect], stamp: FrameStamp)

  /// Called when ``acquire()`` gave nil and would now give a buffer. Default: nil.
  var onBufferAvailable: (() -> Void)? { get set }
}

/// A buffer lent by a ``Presenter``.
package struct BackBuffer {
  /// As wide and high as the frame; the rows may be further apart.
  package let pixels: PixelBuffer
  /// How many frames ago the buffer was presented: 1 holds the frame before this one, 2 the one
  /// before that; 0 holds nothing defined and must be drawn whole.
  package let age: Int
  /// Which of the presenter's buffers this is.
  package let slot: Int

  package init(pixels: PixelBuffer, age: Int, slot: Int = 0) {
    self.pixels = pixels
    self.age = age
    self.slot = slot
  }
}

/// What a frame shows, published with it so that others can wait for a frame.
package struct FrameStamp: Hashable, Sendable {
  /// Counts the frames of a stage from 1.
  package var serial: Int
  /// The stage's time in microseconds since it was shown.
  package var timeMicroseconds: Int
  /// The page's zoom × 1000.
  package var zoomThousandths: Int

  package init(serial: Int, timeMicroseconds: Int = 0, zoomThousandths: Int = 1000) {
    self.serial = serial
    self.timeMicroseconds = timeMicroseconds
    self.zoomThousandths = zoomThousandths
  }
}
