// The content of a frame: the display list that the sample pass made, and the flash over it.

internal import CoreGraphics

/// The content of a frame before it is drawn.
struct Picture {
  /// The display list of the root view; nil before the first frame and after a change of size.
  var content: DisplayList?
  /// The damage that is tinted, in pixels. Default: empty.
  var flash: [PixelRect] = []
}
