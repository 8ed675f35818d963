// Bilinear sampling of axis-aligned images: each row of the image is mixed once for all rows that need it.

internal import CoreGraphics

/// Bilinear rows of an image that is shifted and stretched, not turned; the edges go on.
///
/// A pixel is mixed from two rows of the image, and each of these from two columns. The columns
/// are the same in all rows, and a row of the image serves several rows of pixels, so both are
/// kept. Each pixel's numbers are those of its own place, whatever was asked before.
final class AxisAlignedImage {
  /// The two columns that a column of pixels is mixed from, and the right one's part in 1/256.
  private struct Column: BitwiseCopyable {
    var left: Int32
    var right: Int32
    var part: Int
  }

  /// A row of the image, mixed for each column of pixels.
  private struct MixedRow {
    let storage = Storage<WidePixel>()
    /// The image's row; −1: none yet.
    var y = -1
  }

  private let image: ImageTexels
  private let inverse: DeviceMatrix
  /// Whether parts are rounded as in a graphics context.
  private let isStepped: Bool
  private let columns = Storage<Column>()
  /// The columns of pixels that are known.
  private var known = 0..<0
  private var upper = MixedRow()
  private var lower = MixedRow()

  init(_ image: ImageTexels, _ inverse: DeviceMatrix, isStepped: Bool) {
    self.image = image
    self.inverse = inverse
    self.isStepped = isStepped
  }

  func fetch(x: Int, y: Int, into pixels: Cells<Pixel>) {
    let count = pixels.count
    if x < known.lowerBound || x &+ count > known.upperBound { learn(x, x &+ count) }
    let row = inverse.place(x, y, steps: 256, offset: -0.5).y
    mix(clamped(row >> 8, image.height), clamped(row >> 8 &+ 1, image.height))
    let part = UInt64(Bilinear.part(row & 255, isStepped: isStepped))
    let first = x &- known.lowerBound
    let upper = upper.storage.cells.slice(first, count: count)
    let lower = lower.storage.cells.slice(first, count: count)
    for index in 0..<count {
      pixels[index] = Bilinear.below(upper[index], lower[index], part: part)
    }
  }

  /// Makes these columns known besides the others, with a margin where rows turn out to widen.
  private func learn(_ x: Int, _ end: Int) {
    known =
      known.isEmpty ? x..<end : min(known.lowerBound, x &- 64)..<max(known.upperBound, end &+ 64)
    let count = known.count
    columns.reserve(count, filler: Column(left: 0, right: 0, part: 0))
    upper.storage.reserve(count, filler: 0)
    lower.storage.reserve(count, filler: 0)
    (upper.y, lower.y) = (-1, -1)
    let columns = columns.cells
    for index in 0..<count {
      let place = inverse.place(known.lowerBound &+ index, 0, steps: 256, offset: -0.5).x
      columns[index] = Column(
        left: Int32(truncatingIfNeeded: clamped(place >> 8, image.width)),
        right: Int32(truncatingIfNeeded: clamped(place >> 8 &+ 1, image.width)),
        part: Bilinear.part(place & 255, isStepped: isStepped))
    }
  }

  @inline(__always)
  private func clamped(_ value: Int, _ count: Int) -> Int { min(max(value, 0), count &- 1) }

  /// Makes both rows those of the image. From row to row the next upper row is the last lower one.
  private func mix(_ upperY: Int, _ lowerY: Int) {
    if upper.y != upperY && lower.y == upperY { swap(&upper, &lower) }
    if upper.y != upperY { mix(&upper, upperY) }
    if lower.y != lowerY { mix(&lower, lowerY) }
  }

  private func mix(_ row: inout MixedRow, _ y: Int) {
    row.y = y
    let source = image.row(y)
    let target = row.storage.cells
    let columns = columns.cells
    for index in 0..<known.count {
      let column = columns[index]
      target[index] = Bilinear.beside(
        source[Int(column.left)], source[Int(column.right)],
        part: UInt64(truncatingIfNeeded: column.part))
    }
  }
}
