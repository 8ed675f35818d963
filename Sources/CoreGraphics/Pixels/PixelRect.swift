// Whole pixels: the rectangles of damage and of buffers. Never points.

/// A rectangle of whole pixels, origin top left, y down. It may be empty, never negative.
package struct PixelRect: Hashable, Sendable {
  /// The first column, from the left.
  package var x: Int
  /// The first row, from the top.
  package var y: Int
  /// The number of columns, ≥ 0.
  package var width: Int
  /// The number of rows, ≥ 0.
  package var height: Int

  /// A rectangle; negative lengths count as 0.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Whether it holds no pixel.
  package var isEmpty: Bool { width == 0 || height == 0 }
  /// The column after the last.
  package var maxX: Int { x + width }
  /// The row after the last.
  package var maxY: Int { y + height }
  /// How many pixels there are.
  package var area: Int { width * height }

  /// The pixels that both have; empty where there are none.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The pixels that `rect` (in pixels, fractions allowed) touches, clamped to ±2²⁴ so that
  /// infinite rectangles have a pixel rectangle too.
  package init(covering rect: CGRect) {
    guard !rect.isNull else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let limit = 16_777_216.0
    func clamped(_ value: CGFloat) -> Int {
      let value = Double(value)
      return value.isNaN ? 0 : Int(min(max(value, -limit), limit))
    }
    let left = clamped(rect.minX.rounded(.down))
    let top = clamped(rect.minY.rounded(.down))
    self.init(
      x: left, y: top, width: clamped(rect.maxX.rounded(.up)) - left,
      height: clamped(rect.maxY.rounded(.up)) - top)
  }
}
