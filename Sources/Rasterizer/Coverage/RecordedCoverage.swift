// A shape's coverage kept whole: drawn again without its geometry.

internal import CoreGraphics

/// A shape under a matrix. Its coverage is a function of these alone.
struct CoverageKey: Hashable {
  var shape: Shape
  var transform: CGAffineTransform
}

/// What is known of a shape that was drawn before.
enum KnownCoverage {
  /// It was drawn once; the next time is worth recording.
  case seen
  case recorded(RecordedCoverage)
}

/// All rows of a shape's coverage, without gaps: a few bytes for each pixel of the outline.
final class RecordedCoverage {
  /// Larger recordings than this are given up, bytes.
  static let largest = 1 << 18

  let bounds: PixelRect
  /// The first span of each row, and the end of the last row.
  private var starts: [Int32] = [0]
  private let spans = Storage<Span>()
  private let bytes = Storage<UInt8>()
  private var spanCount = 0
  private var byteCount = 0

  init(_ bounds: PixelRect) { self.bounds = bounds }

  var isComplete: Bool { starts.count == bounds.height + 1 }

  /// Bytes.
  var cost: Int { spanCount * MemoryLayout<Span>.stride + byteCount + starts.count * 4 }

  /// Adds the next row.
  func append(_ row: CoverageRow) {
    spans.reserve(
      spanCount + row.count, filler: Span(start: 0, end: 0, coverage: 0, offset: 0),
      keeping: spanCount)
    for index in 0..<row.count {
      var span = row.spans[index]
      if span.coverage == Span.varying {
        bytes.reserve(byteCount + span.count, filler: 0, keeping: byteCount)
        bytes.cells.slice(byteCount, count: span.count).copy(row.bytes(of: span))
        span.offset = Int32(truncatingIfNeeded: byteCount)
        byteCount += span.count
      }
      spans.cells[spanCount] = span
      spanCount += 1
    }
    starts.append(Int32(truncatingIfNeeded: spanCount))
  }

  /// Makes `row` the pixels of row `y` that lie in `visible`.
  func show(_ y: Int, in row: CoverageRow, visible: PixelRect) {
    let index = y - bounds.y
    guard index >= 0, index < bounds.height else { return row.removeAll() }
    let first = Int(starts[index])
    row.show(
      spans.cells.slice(first, count: Int(starts[index + 1]) - first), bytes.cells,
      from: visible.x, to: visible.maxX)
  }
}
