// The coverage of a whole shape, recorded: it is drawn again without its geometry.

internal import CoreGraphics

/// A shape under a matrix. Its coverage is a function of these alone.
struct CoverageKey: CacheKey {
  var shape: Shape
  var transform: CGAffineTransform

  var hashBits: UInt64 {
    var mixer = BitMixer()
    mixer.add(transform)
    switch shape {
    case .rect(let box): mixer.add(box)
    case .roundedRect(let box, let radius, _):
      mixer.add(box)
      mixer.add(radius)
    case .path(let path, _): mixer.add(path)
    case .stroke(let path, let style):
      mixer.add(path)
      mixer.add(style.width)
      mixer.add(style.trimEnd)
    }
    return mixer.hashBits
  }
}

/// An entry of the coverage cache.
enum CachedCoverage {
  /// It was drawn once; the next time is worth recording.
  case seen
  case recorded(RecordedCoverage)
}

/// All rows of a shape's coverage, of high precision and without breaks: a few bytes for each pixel of the outline.
final class RecordedCoverage {
  /// Larger recordings than this are given up, bytes.
  static let largest = 1 << 18

  let bounds: PixelRect
  /// The first span of each row, and the end of the last row.
  private let starts = Storage<Int32>()
  /// How many rows from this one on are the same.
  private let alike = Storage<Int32>()
  private var rowCount = 0
  private let spans = Storage<Span>()
  private let bytes = Storage<UInt8>()
  /// At the same places as `bytes`, whose count is that of both.
  private let parts = Storage<CoveragePart>()
  private var spanCount = 0
  private var byteCount = 0

  init(_ bounds: PixelRect) {
    self.bounds = bounds
    starts.reserve(bounds.height + 1, filler: 0)
    alike.reserve(bounds.height, filler: 1)
  }

  var isComplete: Bool { rowCount == bounds.height }

  /// Bytes.
  var cost: Int { spanCount * MemoryLayout<Span>.stride + 3 * byteCount + bounds.height * 8 }

  /// Adds the next row, a fine one.
  func append(_ row: CoverageSpans) {
    spans.reserve(
      spanCount + row.count, filler: Span(start: 0, end: 0, coverage: 0, offset: 0),
      keeping: spanCount)
    for index in 0..<row.count {
      var span = row.spans[index]
      if span.coverage == Span.varying {
        bytes.reserve(byteCount + span.count, filler: 0, keeping: byteCount)
        bytes.cells.slice(byteCount, count: span.count).copy(row.bytes(of: span))
        parts.reserve(byteCount + span.count, filler: 0, keeping: byteCount)
        parts.cells.slice(byteCount, count: span.count).copy(row.parts(of: span))
        span.offset = Int32(truncatingIfNeeded: byteCount)
        byteCount += span.count
      }
      spans.cells[spanCount] = span
      spanCount += 1
    }
    rowCount += 1
    starts.cells[rowCount] = Int32(truncatingIfNeeded: spanCount)
    if isComplete { compareRows() }
  }

  private func compareRows() {
    let rows = rows
    for y in stride(from: bounds.maxY - 2, through: bounds.y, by: -1)
    where rows.row(y).isSame(as: rows.row(y + 1)) {
      alike.cells[y - bounds.y] = alike.cells[y + 1 - bounds.y] + 1
    }
  }

  /// The rows, for as long as the recording lives.
  var rows: RecordedRows {
    RecordedRows(
      bounds: bounds, starts: starts.cells, alike: alike.cells, spans: spans.cells,
      bytes: bytes.cells, parts: parts.cells)
  }
}

/// The rows of a complete recording, which somebody else keeps alive.
struct RecordedRows {
  let bounds: PixelRect
  let starts: Cells<Int32>
  let alike: Cells<Int32>
  let spans: Cells<Span>
  let bytes: Cells<UInt8>
  let parts: Cells<CoveragePart>

  /// Row `y` as it was recorded.
  @inline(__always)
  func row(_ y: Int) -> CoverageSpans {
    let index = y &- bounds.y
    let isInside = index >= 0 && index < bounds.height
    let first = isInside ? Int(starts[index]) : 0
    let end = isInside ? Int(starts[index &+ 1]) : 0
    return CoverageSpans(
      spans: spans.slice(first, count: end &- first), bytes: bytes, parts: parts,
      isFine: true, rowCount: isInside ? Int(alike[index]) : 1)
  }
}

extension CoverageSpans {
  /// Whether the other row has the same coverage.
  fileprivate func isSame(as other: CoverageSpans) -> Bool {
    guard count == other.count else { return false }
    return (0..<count).allSatisfy { index in
      let (one, two) = (spans[index], other.spans[index])
      guard one.start == two.start, one.end == two.end, one.coverage == two.coverage else {
        return false
      }
      if one.coverage != Span.varying { return true }
      return bytes(of: one).isEqual(to: other.bytes(of: two))
        && parts(of: one).isEqual(to: other.parts(of: two))
    }
  }
}
