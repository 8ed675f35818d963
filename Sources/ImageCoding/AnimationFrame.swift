// One picture of an animated file.

package import CoreGraphics

/// A picture of a GIF or a WebP file as it is shown, over what those before it left.
package struct AnimationFrame {
  /// All of the canvas, premultiplied; as large as the file says.
  package let pixels: PixelBuffer
  /// How long it is shown, in seconds, as the file says; 0 is as fast as can be, or the file is no animation.
  package let delay: Double
}
