// Blurs a plane of coverage: rows, then columns, in whole numbers rounded once at the end of each.

private import CPixelKernels
internal import CoreGraphics

/// A separable Gaussian blur of coverage.
///
/// A blurred pixel is a function of the source within `reach` alone, in integer arithmetic, so the
/// rectangle that is asked for does not change it. Shapes have long runs of rows and columns that
/// are alike, and there sums are spared: a row like the one above is not blurred again, rows that
/// are alike count in a column with their weights added up, and where nothing changes within reach
/// the sum is known. Whole numbers add up to the same in any grouping.
final class GaussianBlur {
  /// How many pixels are summed at once.
  private static let block = Int(COVERAGE_SUM_BLOCK)

  private let width: Int
  private let blockCount: Int
  /// Blurred rows that differ from the one above, with 8 more bits, in whole blocks.
  private let rows = Storage<UInt16>()
  private var rowCount = 0
  /// For each row of the source its blurred row.
  private let places = Storage<Int32>()
  /// Whether a block's columns differ in some row; others are as the block to their left.
  private let differs = Storage<Bool>()
  /// Blocks of the present row that have to be summed.
  private let isSummed = Storage<Bool>()
  /// The rows of the present column sum, and their weights.
  private let summedPlaces = Storage<Int32>()
  private let summedWeights = Storage<UInt16>()

  private init(width: Int) {
    self.width = width
    blockCount = (width + GaussianBlur.block - 1) / GaussianBlur.block
    differs.reserve(blockCount, filler: false)
    isSummed.reserve(blockCount, filler: false)
  }

  private var stride: Int { blockCount * GaussianBlur.block }

  /// Blurs `source`, which must hold the kernels' reach around `area`; beyond it is nothing.
  static func blur(
    _ source: MaskPlane, _ area: PixelRect, horizontal: GaussianKernel, vertical: GaussianKernel
  ) -> MaskPlane {
    let result = MaskPlane()
    result.reset(area)
    let blur = GaussianBlur(width: area.width)
    blur.blurRows(source, area, kernel: horizontal, margin: vertical.reach)
    blur.summedPlaces.reserve(2 * vertical.reach + 1, filler: 0)
    blur.summedWeights.reserve(2 * vertical.reach + 1, filler: 0)
    for y in 0..<area.height { blur.blurColumns(y, vertical, into: result.row(area.y + y)) }
    return result
  }
}

// Rows.
extension GaussianBlur {
  private func blurRows(
    _ source: MaskPlane, _ area: PixelRect, kernel: GaussianKernel, margin: Int
  ) {
    let count = area.width + 2 * kernel.reach
    let height = area.height + 2 * margin
    places.reserve(height, filler: 0)
    var last: Cells<UInt8>?
    for index in 0..<height {
      let values = source.row(area.y - margin + index, from: area.x - kernel.reach, count: count)
      if last?.isEqual(to: values) != true { blurRow(values, kernel) }
      last = values
      places.cells[index] = Int32(truncatingIfNeeded: rowCount - 1)
    }
  }

  /// Adds a blurred row.
  private func blurRow(_ values: Cells<UInt8>, _ kernel: GaussianKernel) {
    rows.reserve((rowCount + 1) * stride, filler: 0, keeping: rowCount * stride)
    let target = rows.cells.slice(rowCount * stride, count: stride)
    rowCount += 1
    findSummedBlocks(values, kernel.reach)
    for index in 0..<blockCount {
      let first = index * GaussianBlur.block
      if kernel.reach == 0 {
        for x in first..<min(first + GaussianBlur.block, width) {
          target[x] = UInt16(values[x]) << 8
        }
      } else if isSummed.cells[index] {
        // SAFETY: planes have room for a block beyond their last row.
        unsafe coverage_sum_row(
          target.base + first, values.base + first, kernel.weights.cells.base, kernel.reach)
      } else {
        target.slice(first, count: GaussianBlur.block).fill(UInt16(values[first]) << 8)
      }
    }
  }

  /// A change between two values matters to all sums that have both.
  private func findSummedBlocks(_ values: Cells<UInt8>, _ reach: Int) {
    let isSummed = isSummed.cells
    let differs = differs.cells
    isSummed.fill(false)
    var done = 0
    for place in 1..<values.count where values[place] != values[place &- 1] {
      let end = min(place / GaussianBlur.block &+ 1, blockCount)
      for index in max(done, (place &- 2 &* reach) / GaussianBlur.block)..<max(done, end) {
        isSummed[index] = true
        differs[index] = true
      }
      done = max(done, end)
    }
  }
}

// Columns.
extension GaussianBlur {
  /// Row `y` of the area, whose window of blurred rows begins at `y` of the source.
  private func blurColumns(_ y: Int, _ kernel: GaussianKernel, into target: Cells<UInt8>) {
    let count = gatherRows(y, kernel)
    if count == 1 {
      // All weights together are 2¹⁶.
      let row = rows.cells.slice(Int(summedPlaces.cells[0]) * stride, count: width)
      for x in 0..<width { target[x] = UInt8(truncatingIfNeeded: (UInt32(row[x]) &+ 128) &>> 8) }
      return
    }
    for index in 0..<blockCount {
      let start = index * GaussianBlur.block
      if index > 0 && !differs.cells[index] && !differs.cells[index - 1] {
        target.slice(start, count: min(GaussianBlur.block, width - start)).fill(target[start - 1])
        continue
      }
      // SAFETY: blurred rows are whole blocks; the last block of a row may reach into the next row,
      // which is written later, and planes have room for a block beyond their last row.
      unsafe coverage_sum_columns(
        target.base + start, rows.cells.base + start, stride, summedPlaces.cells.base,
        summedWeights.cells.base, count)
    }
  }

  /// The rows of a window and their weights, rows that are alike as one; returns how many.
  private func gatherRows(_ y: Int, _ kernel: GaussianKernel) -> Int {
    let (places, weights) = (places.cells, kernel.weights.cells)
    let (summedPlaces, summedWeights) = (summedPlaces.cells, summedWeights.cells)
    if places[y] == places[y &+ 2 &* kernel.reach] {
      summedPlaces[0] = places[y]
      return 1
    }
    var count = 0
    for index in 0...2 * kernel.reach {
      let place = places[y &+ index]
      let weight = weights[abs(index &- kernel.reach)]
      if count > 0 && summedPlaces[count &- 1] == place {
        summedWeights[count &- 1] &+= weight
      } else {
        summedPlaces[count] = place
        summedWeights[count] = weight
        count &+= 1
      }
    }
    return count
  }
}
