// A buffer that a presenter lends.

package import CoreGraphics

/// A buffer lent by a ``Presenter``.
package struct BackBuffer {
  /// The pixels, as wide and high as the frame; the stride may be larger.
  package let pixels: PixelBuffer
  /// How many frames ago the buffer was presented: 1 holds the frame before this one, 2 the one
  /// before that; 0 holds nothing defined and must be drawn whole.
  package let age: Int
  /// The index of the buffer in its presenter.
  package let slot: Int

  /// Makes a buffer; see the properties.
  package init(pixels: PixelBuffer, age: Int, slot: Int = 0) {
    self.pixels = pixels
    self.age = age
    self.slot = slot
  }
}
