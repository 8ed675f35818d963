// How large a surface to make, so that dragging a window's edge does not make one a step.

package import Windowing

/// The rule by which surfaces grow and shrink.
package enum SurfaceCapacity {
  /// Rows start on a cache line: 16 pixels of 4 bytes.
  private static let grain = 16
  /// A surface this many times too large in pixels is given back.
  private static let waste = 4
  /// The rule in words, for `doctor`.
  package static let description =
    "a buffer that gets too small is made half as large again, so that dragging an edge makes few of "
    + "them; one that is \(waste) times too large is given back, and when the size rests one is left, made "
    + "to measure"
  private static let limit = PixelSize.maximumSide

  /// The part of a window's size that frames have: a server makes larger windows than anybody draws,
  /// and whoever likes sends sizes that no window has.
  package static func drawn(_ size: PixelSize) -> PixelSize {
    PixelSize(width: min(max(1, size.width), limit), height: min(max(1, size.height), limit))
  }

  /// The capacity to use for `size` when there was `old`: the old one while it fits and is not
  /// wastefully large, exactly `size` (to the grain) for the first one, and half as much again on
  /// each side that grew otherwise.
  package static func next(for size: PixelSize, old: PixelSize?) -> PixelSize {
    guard let old else { return rounded(size) }
    let fits = size.width <= old.width && size.height <= old.height
    let need = rounded(size)
    if fits {
      return need.width * need.height * waste < old.width * old.height ? need : old
    }
    return rounded(
      PixelSize(
        width: size.width > old.width ? size.width * 3 / 2 : max(size.width, old.width),
        height: size.height > old.height ? size.height * 3 / 2 : max(size.height, old.height)))
  }

  private static func rounded(_ size: PixelSize) -> PixelSize {
    PixelSize(
      width: min(limit, (size.width + grain - 1) / grain * grain),
      height: min(limit, size.height))
  }
}
