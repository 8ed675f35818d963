// Where an element of a dense line may have ink, in whole pixels.

internal import CoreGraphics

/// The pixels of a picture's visible part in which there may be something of a rectangle, the last ones
/// included; they count from the visible part's upper left corner.
struct ElementBox: BitwiseCopyable {
  /// Of what is not visible.
  static let nowhere = ElementBox(left: 0, top: 0, right: -1, bottom: -1)

  var left: Int32
  var top: Int32
  var right: Int32
  var bottom: Int32

  var isEmpty: Bool { right < 0 }
}

/// The visible part of a picture.
struct VisibleBox {
  private let origin: Vertex
  /// The last pixel from the origin.
  private let last: Vertex

  init(_ rect: PixelRect) {
    origin = Vertex(Double(rect.x), Double(rect.y))
    last = Vertex(Double(rect.width - 1), Double(rect.height - 1))
  }

  /// What of a rectangle is visible.
  @inline(__always)
  func part(_ low: Vertex, _ high: Vertex) -> ElementBox {
    let (low, high) = (low - origin, high - origin)
    guard high.x >= 0, high.y >= 0, low.x < last.x + 1, low.y < last.y + 1 else { return .nowhere }
    let first = low.highest(Vertex(0, 0))
    let end = high.lowest(last)
    return ElementBox(
      left: Int32(first.x), top: Int32(first.y), right: Int32(end.x), bottom: Int32(end.y))
  }
}
