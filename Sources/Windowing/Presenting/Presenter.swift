// The contract between the stage and the presenter of its frames.

/// Lends buffers to draw in and shows them: a window, or memory in its place.
///
/// A frame is: ``acquire()``, draw the damage and the pixels that the buffer missed (see
/// ``BackBuffer/age`` and ``DamageHistory``), ``present(_:damage:stamp:)``. Used from one thread.
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
