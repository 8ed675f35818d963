// A part of an output that is drawn with a transform of its own.

internal import CoreGraphics

/// Pixels of an output, and the way from the root's points to them.
///
/// A root whose size in pixels is no whole number ends within the last column, the last row or both. Drawn where it
/// lies, it would cover a share of these, and what is behind it would be seen as a line along the edge. They show the
/// root's last whole pixel in their place: the root is moved by what it lacks. So pictures are filled up to the edge, and
/// a border there keeps its width.
struct OutputPart: Equatable {
  let area: PixelRect
  let transform: CGAffineTransform

  /// The parts of an output, the one where the root is not moved first. One where the root fills the output.
  static func parts(of size: PixelSize, showing root: CGSize, scale: CGFloat) -> [OutputPart] {
    let (x, y) = (
      missing(in: size.width, root.width * scale), missing(in: size.height, root.height * scale)
    )
    let (columns, rows) = (spans(size.width, moved: x), spans(size.height, moved: y))
    return rows.flatMap { row in
      columns.map { column in
        OutputPart(
          area: PixelRect(
            x: column.start, y: row.start, width: column.length, height: row.length),
          transform: CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: column.move, ty: row.move))
      }
    }
  }

  /// The share of its last pixel that a side does not fill. A millionth is a rounding error, and a whole pixel or more is
  /// not the edge's.
  private static func missing(in pixels: Int, _ length: CGFloat) -> CGFloat {
    let missing = CGFloat(pixels) - length
    return missing > 1e-6 && missing < 1 && pixels > 1 ? missing : 0
  }

  private static func spans(
    _ pixels: Int, moved missing: CGFloat
  ) -> [(start: Int, length: Int, move: CGFloat)] {
    missing > 0 ? [(0, pixels - 1, 0), (pixels - 1, 1, missing)] : [(0, pixels, 0)]
  }

  /// Those of the rectangles that lie in the part; nil: all of its pixels.
  func pixels(of rects: [PixelRect]?) -> [PixelRect] {
    guard let rects else { return [area] }
    return rects.map { $0.intersection(area) }.filter { !$0.isEmpty }
  }
}
