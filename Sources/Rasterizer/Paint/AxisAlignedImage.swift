// Bilinear sampling of axis-aligned images: each row of the image is mixed once for all rows that need it.

internal import CPixelKernels
internal import CoreGraphics

/// Bilinear rows of an image that is shifted and stretched, not turned; the edges go on.
///
/// A pixel is mixed from two rows of the image, and each of these from two columns. The columns
/// are the same in all rows, and a row of the image serves several rows of pixels, so both are
/// kept. Each pixel's numbers are those of its own place, whatever was asked before.
final class AxisAlignedImage {
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
  private let columns = Storage<sampled_column>()
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
    let part = Bilinear.part(row & 255, isStepped: isStepped)
    let first = x &- known.lowerBound
    pixels.mixRows(
      upper.storage.cells.slice(first, count: count),
      lower.storage.cells.slice(first, count: count), part: part)
  }

  /// Makes these columns known besides the others, with a margin where rows turn out to widen.
  private func learn(_ x: Int, _ end: Int) {
    known =
      known.isEmpty ? x..<end : min(known.lowerBound, x &- 64)..<max(known.upperBound, end &+ 64)
    // The kernels read and write whole blocks.
    let count = known.count &+ ImageTexels.sampledBlock
    columns.reserve(count, filler: sampled_column(left: 0, part: 0))
    upper.storage.reserve(count, filler: 0)
    lower.storage.reserve(count, filler: 0)
    (upper.y, lower.y) = (-1, -1)
    let columns = columns.cells
    for index in 0..<known.count {
      let place = inverse.place(known.lowerBound &+ index, 0, steps: 256, offset: -0.5).x
      columns[index] = column(place >> 8, Bilinear.part(place & 255, isStepped: isStepped))
    }
  }

  /// Beyond the edges the outermost pixel counts alone.
  private func column(_ left: Int, _ part: Int) -> sampled_column {
    let last = max(0, image.width &- 2)
    return sampled_column(
      left: Int32(truncatingIfNeeded: min(max(left, 0), last)),
      part: Int32(truncatingIfNeeded: left < 0 ? 0 : left > last ? 256 : part))
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
    row.storage.cells.slice(0, count: known.count).mixColumns(image.row(y), columns.cells)
  }
}

extension Cells where Element == WidePixel {
  /// Mixes a row of an image for each of the columns; all have room for whole blocks.
  fileprivate func mixColumns(_ row: Cells<Pixel>, _ columns: Cells<sampled_column>) {
    // SAFETY: columns are within the row, and a row of one pixel is its own neighbour.
    unsafe pixels_mix_columns(base, row.base, row.count > 1 ? 1 : 0, columns.base, count)
  }
}

extension Cells where Element == Pixel {
  /// Sets the pixels to those between two mixed rows, which have room for whole blocks; `part`: the lower one's, in 1/256.
  fileprivate func mixRows(_ upper: Cells<WidePixel>, _ lower: Cells<WidePixel>, part: Int) {
    // SAFETY: the rows have as many elements and room for a block more.
    unsafe pixels_mix_rows(base, upper.base, lower.base, UInt32(truncatingIfNeeded: part), count)
  }
}
