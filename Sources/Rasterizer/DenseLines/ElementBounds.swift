// The conservative bounds of an element of a dense line, in whole pixels.

internal import CoreGraphics

/// The pixels of a picture's visible part in which there may be something of a rectangle, the last ones
/// included; they count from the visible part's upper left corner.
struct ElementBounds: BitwiseCopyable {
  /// The bounds of an element that is not visible.
  static let nowhere = ElementBounds(left: 0, top: 0, right: -1, bottom: -1)

  var left: Int32
  var top: Int32
  var right: Int32
  var bottom: Int32

  var isEmpty: Bool { right < 0 }
}

/// An element in some rows of pixels, and those of its box in which there may be something of it.
struct StripElement: BitwiseCopyable {
  var rows: ColumnBits
  /// The first column and the last one: pictures have less than 65536.
  var left: UInt16
  var right: UInt16
  var number: Int32

  /// No element.
  static let none = StripElement(rows: 0, left: 0, right: 0, number: 0)

  @inline(__always)
  init(_ box: ElementBounds, _ number: Int32, top: Int) {
    rows = .rows(Int(box.top) &- top, Int(box.bottom) &- top &+ 1)
    left = UInt16(truncatingIfNeeded: box.left)
    right = UInt16(truncatingIfNeeded: box.right)
    self.number = number
  }

  private init(rows: ColumnBits, left: UInt16, right: UInt16, number: Int32) {
    (self.rows, self.left, self.right, self.number) = (rows, left, right, number)
  }

  /// Whether something of it may be left.
  @inline(__always)
  func isOpen(_ full: Cells<ColumnBits>) -> Bool {
    full.firstColumnMissing(rows, first: Int(left), last: Int(right)) != nil
  }

  /// The columns in which something of it may be left, of the pixels `among` which it is looked for; nil for none.
  @inline(__always)
  func openColumns(
    _ full: Cells<ColumnBits>, among: Cells<ColumnBits>? = nil
  ) -> ClosedRange<Int>? {
    full.columnsMissing(rows, first: Int(left), last: Int(right), among: among)
  }
}

/// The visible part of a picture.
struct VisibleArea {
  private let origin: Vertex
  private let size: Vertex
  private let last: (x: Int, y: Int)

  init(_ rect: PixelRect) {
    origin = Vertex(Double(rect.x), Double(rect.y))
    size = Vertex(Double(rect.width), Double(rect.height))
    last = (rect.width - 1, rect.height - 1)
  }

  /// The visible part of a rectangle.
  @inline(__always)
  func part(_ low: Vertex, _ high: Vertex) -> ElementBounds {
    let (low, high) = (low - origin, high - origin)
    guard high.x >= 0, high.y >= 0, low.x < size.x, low.y < size.y else { return .nowhere }
    // To half a pixel before: one more where a border lies between two is none too many.
    let first = (low.highest(Vertex(0, 0)) - 0.5).nearest
    let end = (high.lowest(size) - 0.5).nearest
    return ElementBounds(
      left: Int32(truncatingIfNeeded: first.x), top: Int32(truncatingIfNeeded: first.y),
      right: Int32(truncatingIfNeeded: min(end.x, last.x)),
      bottom: Int32(truncatingIfNeeded: min(end.y, last.y)))
  }
}
