// One row of coverage: runs of constant coverage apart from runs where each pixel has its own.

/// A run of pixels in a row that are covered alike, or each in its own way.
struct Span: BitwiseCopyable {
  var start: Int32
  var end: Int32
  /// 1 … 255 for all pixels, or `varying` or `twofold`.
  var coverage: Int32
  /// Where the first pixel's own coverage stands in the row's `bytes`.
  var offset: Int32

  /// Each pixel has its own coverage, in the row's `bytes`.
  static let varying: Int32 = -1
  /// Shape and clip both cover in part: the paint covers by the product of `scales` and `bytes`.
  static let twofold: Int32 = -2

  @inline(__always) var count: Int { Int(end &- start) }
}

/// A row of coverage to read: spans from left to right, without overlap; between them nothing is
/// covered. The memory is that of whoever gave it, until the next row is asked for.
struct CoverageSpans {
  let spans: Cells<Span>
  let bytes: Cells<UInt8>
  /// The shape's own coverages of twofold spans, at the same places as `bytes`.
  let scales: Cells<UInt8>
  /// At least so many rows from this one on are the same.
  var rowCount = 1

  @inline(__always) var count: Int { spans.count }

  /// The coverages of a span's pixels, where each has its own.
  @inline(__always)
  func bytes(of span: Span) -> Cells<UInt8> {
    bytes.slice(Int(span.offset), count: span.count)
  }

  @inline(__always)
  func scales(of span: Span) -> Cells<UInt8> {
    scales.slice(Int(span.offset), count: span.count)
  }

  /// Copies the coverages of pixels `start` … of a span, constant or varying.
  @inline(__always)
  func copy(_ span: Span, from start: Int, into target: Cells<UInt8>) {
    if span.coverage > 0 {
      target.fill(UInt8(truncatingIfNeeded: span.coverage))
    } else {
      let first = Int(span.offset) &+ start &- Int(span.start)
      target.copy(bytes.slice(first, count: target.count))
    }
  }

  /// The coverage of one pixel of a span, constant or varying.
  @inline(__always)
  func coverage(_ span: Span, _ x: Int) -> UInt8 {
    span.coverage > 0
      ? UInt8(truncatingIfNeeded: span.coverage) : bytes[Int(span.offset) &+ x &- Int(span.start)]
  }
}

/// The row of coverage that is being made.
///
/// It holds a row that is being made, or shows one that somebody else keeps.
final class CoverageRow {
  /// The pixel that `bytes[0]` belongs to in a row that is being made.
  private(set) var left = 0
  private(set) var count = 0
  private(set) var spans: Cells<Span>
  private(set) var bytes: Cells<UInt8>
  /// The shape's own coverages of twofold spans, at the same places as `bytes`.
  private(set) var scales: Cells<UInt8>
  private let spanStorage = Storage<Span>()
  private let byteStorage = Storage<UInt8>()
  private let scaleStorage = Storage<UInt8>()

  init() {
    spans = spanStorage.cells
    bytes = byteStorage.cells
    scales = scaleStorage.cells
  }

  /// The row as it is now.
  @inline(__always)
  var content: CoverageSpans {
    CoverageSpans(spans: spans.slice(0, count: count), bytes: bytes, scales: scales)
  }

  /// An empty row for pixels from `left` on, `width` of them.
  func reserve(left: Int, width: Int) {
    self.left = left
    count = 0
    spanStorage.reserve(
      width + 2, filler: Span(start: 0, end: 0, coverage: 0, offset: 0))
    byteStorage.reserve(width + 2, filler: 0)
    spans = spanStorage.cells
    bytes = byteStorage.cells
  }

  func reserveScales(width: Int) {
    scaleStorage.reserve(width + 2, filler: 0)
    scales = scaleStorage.cells
  }

  /// Adds pixels `start ..< end`; an adjacent run of the same kind grows.
  @inline(__always)
  func append(_ start: Int, _ end: Int, _ coverage: Int32) {
    if count > 0 {
      var last = spans[count &- 1]
      if Int(last.end) == start && last.coverage == coverage {
        last.end = Int32(truncatingIfNeeded: end)
        spans[count &- 1] = last
        return
      }
    }
    spans[count] = Span(
      start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end),
      coverage: coverage, offset: Int32(truncatingIfNeeded: start &- left))
    count &+= 1
  }

  func removeAll() { count = 0 }

  /// Shows a part of a row that is kept elsewhere: the pixels from `start` up to `end`.
  func show(_ kept: CoverageSpans, from start: Int, to end: Int) -> CoverageSpans {
    bytes = kept.bytes
    count = 0
    for index in 0..<kept.count {
      var span = kept.spans[index]
      let shift = Int32(truncatingIfNeeded: start) &- span.start
      if shift > 0 {
        span.start &+= shift
        span.offset &+= shift
      }
      span.end = min(span.end, Int32(truncatingIfNeeded: end))
      if span.start >= span.end { continue }
      spans[count] = span
      count &+= 1
    }
    var shown = content
    shown.rowCount = kept.rowCount
    return shown
  }

  /// Shows values of coverage that are kept elsewhere, from pixel `x` on.
  func show(_ values: Cells<UInt8>, from x: Int) -> CoverageSpans {
    bytes = values
    count = 1
    spans[0] = Span(
      start: Int32(truncatingIfNeeded: x), end: Int32(truncatingIfNeeded: x &+ values.count),
      coverage: Span.varying, offset: 0)
    return content
  }
}
