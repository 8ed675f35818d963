// One row of coverage: runs of constant coverage apart from runs where each pixel has its own.

/// A run of pixels in a row that are covered alike, or each in its own way.
struct Span: BitwiseCopyable {
  var start: Int32
  var end: Int32
  /// 1 … 255 for all pixels, or `varying`, or `twofold`.
  var coverage: Int32

  /// Each pixel has its own coverage, in the row's `bytes`.
  static let varying: Int32 = -1
  /// Shape and clip both cover in part: the paint is scaled by `scales`, then covers by `bytes`.
  static let twofold: Int32 = -2

  @inline(__always) var count: Int { Int(end &- start) }
}

/// The spans of a row from left to right, without overlap; between them nothing is covered.
final class CoverageRow {
  /// The pixel that `bytes[0]` belongs to.
  private(set) var left = 0
  private(set) var count = 0
  let spanStorage = Storage<Span>()
  let byteStorage = Storage<UInt8>()
  let scaleStorage = Storage<UInt8>()

  var spans: Cells<Span> { spanStorage.cells }
  var bytes: Cells<UInt8> { byteStorage.cells }
  var scales: Cells<UInt8> { scaleStorage.cells }

  /// An empty row for pixels from `left` on, `width` of them.
  func reserve(left: Int, width: Int) {
    self.left = left
    count = 0
    spanStorage.reserve(width + 2, filler: Span(start: 0, end: 0, coverage: 0))
    byteStorage.reserve(width + 2, filler: 0)
  }

  func reserveScales(width: Int) {
    scaleStorage.reserve(width + 2, filler: 0)
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
      coverage: coverage)
    count &+= 1
  }

  func removeAll() { count = 0 }
}
