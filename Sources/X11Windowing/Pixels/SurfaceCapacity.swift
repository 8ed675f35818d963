// The sizes of surfaces, chosen so that dragging a window's edge makes few of them.

package import Windowing

/// The rule by which surfaces grow and shrink.
package enum SurfaceCapacity {
  /// Rows start on a cache line: 16 pixels of 4 bytes.
  private static let grain = 16
  /// A surface with more than so many times the pixels needed is given back.
  private static let waste = 4
  /// The rule in words, for `doctor`.
  package static let description =
    "a buffer that gets too small is made half as large again, so that dragging an edge makes few of "
    + "them; one that is \(waste) times too large is given back, and when the size rests one is left, made "
    + "to measure"
  /// The longest side of a window, in pixels.
  private static let limit = PixelSize.maximumSide

  /// The size of frames for a window's size: sides from 1 to ``limit``. A server makes larger windows, and
  /// other programs may send any size.
  package static func drawn(_ size: PixelSize) -> PixelSize {
    PixelSize(width: min(max(1, size.width), limit), height: min(max(1, size.height), limit))
  }

  /// The capacity for frames of `size` when the surface had `old`, all in pixels.
  ///
  /// The first surface has exactly `size`, its width rounded up to 16. The old capacity stays while it holds
  /// `size` and has at most 4 times the pixels. Else each side that grew is made half as large again.
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
