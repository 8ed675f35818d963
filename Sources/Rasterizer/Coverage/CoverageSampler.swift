// Coverage of one pixel from samples, where thousands of segments cross in it.

/// The part of a pixel that is sampled.
struct SampledPixel {
  /// The pixel's left border, fixed point.
  let left: Int32
  /// The heights that are sampled, fixed point: down to the pixel's lower border.
  let heights: Range<Int32>
  /// The winding left of all segments.
  let winding: Int32
  let rule: WindingRule
}

/// Adds what bounds the inside of a pixel along lines of samples.
///
/// Along the middle of each 64th of a row's height the segments are put into 4096 columns, and the winding is summed up
/// from left to right. The cost is that of 64 looks at each segment and of 64 × 4096 columns, however often
/// the segments cross. Edges of whole height come out within 1/8192 of a pixel; what begins or ends between two lines is
/// off by 1/128 of its width. The winding beside the pixel stays exact, so that no error runs along the row.
final class CoverageSampler {
  /// The heights of a line of samples, and the width of a column, fixed point.
  private static let lineHeight: Int32 = 1024
  private static let columnBits: Int32 = 4
  private static let columnCount = 4096

  /// The changes of the winding along a line, by column; the last one is the pixel's right border.
  private let changes = Storage<Int32>()

  /// - Parameters:
  ///   - segments: Those of the pixel, and those that tell the winding left of it.
  ///   - pixel: The part that is sampled.
  ///   - before: How much of the part's height is inside left of the pixel.
  ///   - after: The same right of it.
  ///   - areas: What bounds the inside is added to it.
  func add(
    _ segments: Cells<EdgeSegment>, in pixel: SampledPixel, before: Int, after: Int,
    to areas: AreaAccumulator
  ) {
    changes.reserve(Self.columnCount + 1, filler: 0)
    // The height that is inside on both sides, as the samples say.
    var (sampledBefore, sampledAfter) = (0, 0)
    var top = pixel.heights.lowerBound
    while top < pixel.heights.upperBound {
      let bottom = min((top & ~(Self.lineHeight - 1)) + Self.lineHeight, pixel.heights.upperBound)
      let height = Int(bottom &- top)
      let (winding, columns) = sample(segments, pixel, at: top &+ (bottom &- top) / 2)
      if pixel.rule.isInside(winding) { sampledBefore += height }
      let last = addChanges(columns, pixel, winding: winding, height: height, to: areas)
      if pixel.rule.isInside(last) { sampledAfter += height }
      top = bottom
    }
    let left = Int(pixel.left)
    add(sampledBefore - before, at: left, to: areas)
    add(after - sampledAfter, at: left + FixedPoint.one, to: areas)
  }

  /// Puts the segments that cross the height `y` into columns. Returns the winding left of the pixel, and the columns
  /// that have any.
  private func sample(
    _ segments: Cells<EdgeSegment>, _ pixel: SampledPixel, at y: Int32
  ) -> (winding: Int32, columns: Range<Int>) {
    let changes = changes.cells
    var winding = pixel.winding
    var (first, end) = (Self.columnCount, 0)
    for index in 0..<segments.count {
      let segment = segments[index]
      guard segment.y0 <= y, y < segment.y1 else { continue }
      if segment.isKnown {
        winding &+= segment.sign
      } else {
        let x = Int32(segment.position(y)) &- pixel.left
        let column = min(max(Int(x >> Self.columnBits), 0), Self.columnCount)
        changes[column] &+= segment.sign
        first = min(first, column)
        end = max(end, column &+ 1)
      }
    }
    return (winding, first..<max(first, end))
  }

  /// Adds where the inside begins and ends along a line of samples. Returns the winding right of it.
  private func addChanges(
    _ columns: Range<Int>, _ pixel: SampledPixel, winding: Int32, height: Int,
    to areas: AreaAccumulator
  ) -> Int32 {
    let changes = changes.cells
    var winding = winding
    for column in columns where changes[column] != 0 {
      let change = pixel.rule.change(winding, changes[column])
      winding &+= changes[column]
      changes[column] = 0
      if change != 0 {
        let place = min(column << Int(Self.columnBits) &+ 8, FixedPoint.one)
        let x = Int(pixel.left) &+ place
        areas.add(x, x, height: height, sign: change)
      }
    }
    return winding
  }

  private func add(_ height: Int, at x: Int, to areas: AreaAccumulator) {
    if height != 0 { areas.add(x, x, height: abs(height), sign: height < 0 ? -1 : 1) }
  }
}
