// What a frame shows: the display list that the sample pass made, and the flash over it.

internal import CoreGraphics

/// A frame's content before it is pixels.
struct Picture {
  /// What the root view shows; nil before the first frame and after a change of size.
  var content: DisplayList?
  /// The damage that is tinted, in pixels. Default: none.
  var flash: [PixelRect] = []
}
