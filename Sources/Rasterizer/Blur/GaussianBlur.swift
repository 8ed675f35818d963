// Blurs a plane of coverage: rows, then columns, in whole numbers rounded once at the end of each.

internal import CoreGraphics

/// A separable Gaussian blur of coverage.
///
/// A blurred pixel is a function of the source within `reach` alone, in integer arithmetic, so the
/// rectangle that is asked for does not change it.
final class GaussianBlur {
  private let middle = Storage<UInt16>()
  private let sums = Storage<UInt32>()
  private let result = MaskPlane()

  /// Blurs `source`, which must hold the kernels' reach around `area`; beyond it is nothing.
  func blur(
    _ source: MaskPlane, _ area: PixelRect, horizontal: GaussianKernel, vertical: GaussianKernel
  ) -> MaskPlane {
    let rows = area.height + 2 * vertical.reach
    middle.reserve(rows * area.width, filler: 0)
    sums.reserve(area.width, filler: 0)
    for row in 0..<rows {
      blurRow(source, area, area.y - vertical.reach + row, row, horizontal)
    }
    result.reset(area)
    for y in area.y..<area.maxY { blurColumns(area, y, vertical) }
    return result
  }

  /// One row of the first pass, with 8 more bits of precision.
  private func blurRow(
    _ source: MaskPlane, _ area: PixelRect, _ y: Int, _ row: Int, _ kernel: GaussianKernel
  ) {
    let width = area.width
    let sums = sums.cells.slice(0, count: width)
    let values = source.row(
      y, from: area.x - kernel.reach, count: width + 2 * kernel.reach)
    let target = middle.cells.slice(row * width, count: width)
    sums.fill(128)
    for (distance, weight) in kernel.weights.enumerated() where weight > 0 {
      let left = values.slice(kernel.reach - distance, count: width)
      let right = values.slice(kernel.reach + distance, count: width)
      if distance == 0 {
        for x in 0..<width { sums[x] &+= weight &* UInt32(left[x]) }
      } else {
        for x in 0..<width { sums[x] &+= weight &* (UInt32(left[x]) &+ UInt32(right[x])) }
      }
    }
    for x in 0..<width { target[x] = UInt16(truncatingIfNeeded: sums[x] &>> 8) }
  }

  private func blurColumns(_ area: PixelRect, _ y: Int, _ kernel: GaussianKernel) {
    let width = area.width
    let sums = sums.cells.slice(0, count: width)
    let center = y - area.y + kernel.reach
    // Half of 2²⁴: the sums are at most 65280 · 65536, which leaves room for it.
    sums.fill(1 << 23)
    for (distance, weight) in kernel.weights.enumerated() where weight > 0 {
      let above = middle.cells.slice((center - distance) * width, count: width)
      let below = middle.cells.slice((center + distance) * width, count: width)
      if distance == 0 {
        for x in 0..<width { sums[x] &+= weight &* UInt32(above[x]) }
      } else {
        for x in 0..<width { sums[x] &+= weight &* (UInt32(above[x]) &+ UInt32(below[x])) }
      }
    }
    let target = result.row(y)
    for x in 0..<width { target[x] = UInt8(truncatingIfNeeded: sums[x] &>> 24) }
  }
}
