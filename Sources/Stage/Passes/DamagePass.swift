// Pass 6: the pixels that differ from the last picture, as a few rectangles.

internal import CoreGraphics
internal import Windowing

extension Stage {
  /// Returns the pixels in which `next` differs from the picture on the screen; nil where it does
  /// not. While damage is flashed, `next` gets the content's damage as its flash.
  func damagePass(_ next: inout Picture) -> [PixelRect]? {
    shown.damage(
      of: &next, in: output, flashesDamage: flashesDamage, isWhole: options.repaintsEverything)
  }
}
