// One row of coverage: runs of constant coverage apart from runs where each pixel has its own.

/// Coverage in 1/256 of the steps of 8 bits, 0 … 65280: fine enough to be multiplied before it is
/// rounded.
typealias CoveragePart = UInt16

extension CoveragePart {
  /// The part that 8 bits of coverage are.
  @inline(__always)
  init(byte: UInt8) { self = CoveragePart(byte) &<< 8 }

  /// Rounded to 8 bits.
  @inline(__always)
  var byte: UInt8 { UInt8(truncatingIfNeeded: (UInt32(self) &+ 128) &>> 8) }

  /// This part of another part, rounded.
  @inline(__always)
  func times(_ other: CoveragePart) -> CoveragePart {
    CoveragePart(truncatingIfNeeded: (UInt32(self) &* UInt32(other) &+ 32640) / 65280)
  }
}

/// A run of pixels in a row with one coverage for all, or one for each.
struct Span: BitwiseCopyable {
  var start: Int32
  var end: Int32
  /// A `CoveragePart` from 1 on for all pixels, or `varying` or `fine`.
  var coverage: Int32
  /// The index of the first pixel's coverage in the row's `bytes`.
  var offset: Int32

  /// All pixels are covered fully.
  static let full: Int32 = 255 << 8
  /// Each pixel has its own coverage, in the row's `bytes`, and in its `parts` if it is fine.
  static let varying: Int32 = -1
  /// Each pixel has its own coverage, in the row's `parts` alone.
  static let fine: Int32 = -2

  @inline(__always) var count: Int { Int(end &- start) }

  /// The coverage of pixels that are covered alike.
  @inline(__always) var part: CoveragePart { CoveragePart(truncatingIfNeeded: coverage) }
}

/// A row of coverage to read: spans from left to right, without overlap; between them nothing is
/// covered. The memory is that of whoever gave it, until the next row is asked for.
struct CoverageSpans {
  let spans: Cells<Span>
  let bytes: Cells<UInt8>
  /// Coverages that are not rounded to 8 bits, at the same places as `bytes`.
  let parts: Cells<CoveragePart>
  /// Whether varying spans have `parts` too.
  let isFine: Bool
  /// At least so many rows from this one on are the same.
  var rowCount = 1

  @inline(__always) var count: Int { spans.count }

  /// The coverages of a span's pixels, where each has its own.
  @inline(__always)
  func bytes(of span: Span) -> Cells<UInt8> {
    bytes.slice(Int(span.offset), count: span.count)
  }

  @inline(__always)
  func parts(of span: Span) -> Cells<CoveragePart> {
    parts.slice(Int(span.offset), count: span.count)
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
  /// Coverages that are not rounded to 8 bits, at the same places as `bytes`.
  private(set) var parts: Cells<CoveragePart>
  /// Whether varying spans have `parts` too; set it before `reserve`.
  var isFine = false
  private let spanStorage = Storage<Span>()
  private let byteStorage = Storage<UInt8>()
  private let partStorage = Storage<CoveragePart>()

  init() {
    spans = spanStorage.cells
    bytes = byteStorage.cells
    parts = partStorage.cells
  }

  /// The row as it is now.
  @inline(__always)
  var content: CoverageSpans {
    CoverageSpans(
      spans: spans.slice(0, count: count), bytes: bytes, parts: parts, isFine: isFine)
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
    if isFine { reserveParts(width: width) }
  }

  func reserveParts(width: Int) {
    partStorage.reserve(width + 2, filler: 0)
    parts = partStorage.cells
  }

  /// Adds pixels `start ..< end`; an adjacent run of the same kind grows.
  @inline(__always)
  func append(_ start: Int, _ end: Int, coverage: Int32) {
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
    parts = kept.parts
    isFine = kept.isFine
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
