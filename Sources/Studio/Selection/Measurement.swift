// The distances between two views.

internal import CoreGraphics

/// A distance, as a line with a number, in points of the page.
struct Measurement: Hashable {
  var from: CGPoint
  var to: CGPoint
  /// A line that leads from the other view's edge to the end of the distance; nil: it ends at that view.
  var helper: SnapGuide?

  /// Points.
  var distance: CGFloat { max(abs(to.x - from.x), abs(to.y - from.y)) }

  /// The distances from a rectangle to another one: to its edges where one holds the other, else across the gaps
  /// between them.
  static func between(_ one: CGRect, _ other: CGRect) -> [Measurement] {
    let found =
      other.contains(one)
      ? inside(one, of: other)
      : one.contains(other) ? inside(other, of: one) : across(one, other)
    return found.filter { $0.distance >= 0.01 }
  }

  private static func inside(_ inner: CGRect, of outer: CGRect) -> [Measurement] {
    [
      horizontal(from: outer.minX, to: inner.minX, at: inner.midY),
      horizontal(from: inner.maxX, to: outer.maxX, at: inner.midY),
      vertical(from: outer.minY, to: inner.minY, at: inner.midX),
      vertical(from: inner.maxY, to: outer.maxY, at: inner.midX),
    ]
  }

  private static func across(_ one: CGRect, _ other: CGRect) -> [Measurement] {
    var found: [Measurement] = []
    let gapX = max(other.minX - one.maxX, one.minX - other.maxX)
    if gapX > 0 {
      let isRight = other.minX >= one.maxX
      let (from, to) = isRight ? (one.maxX, other.minX) : (one.minX, other.maxX)
      var line = horizontal(from: from, to: to, at: one.midY)
      if one.midY < other.minY || one.midY > other.maxY {
        let edge = one.midY < other.minY ? other.minY : other.maxY
        line.helper = SnapGuide(
          from: CGPoint(x: to, y: edge), to: CGPoint(x: to, y: one.midY))
      }
      found.append(line)
    }
    let gapY = max(other.minY - one.maxY, one.minY - other.maxY)
    if gapY > 0 {
      let isBelow = other.minY >= one.maxY
      let (from, to) = isBelow ? (one.maxY, other.minY) : (one.minY, other.maxY)
      var line = vertical(from: from, to: to, at: one.midX)
      if one.midX < other.minX || one.midX > other.maxX {
        let edge = one.midX < other.minX ? other.minX : other.maxX
        line.helper = SnapGuide(
          from: CGPoint(x: edge, y: to), to: CGPoint(x: one.midX, y: to))
      }
      found.append(line)
    }
    return found.isEmpty ? edges(one, other) : found
  }

  /// The distances of the edges of two rectangles that overlap.
  private static func edges(_ one: CGRect, _ other: CGRect) -> [Measurement] {
    let shared = one.intersection(other)
    return [
      horizontal(from: one.minX, to: other.minX, at: shared.midY),
      horizontal(from: one.maxX, to: other.maxX, at: shared.midY),
      vertical(from: one.minY, to: other.minY, at: shared.midX),
      vertical(from: one.maxY, to: other.maxY, at: shared.midX),
    ]
  }

  private static func horizontal(from: CGFloat, to: CGFloat, at y: CGFloat) -> Measurement {
    Measurement(from: CGPoint(x: from, y: y), to: CGPoint(x: to, y: y), helper: nil)
  }

  private static func vertical(from: CGFloat, to: CGFloat, at x: CGFloat) -> Measurement {
    Measurement(from: CGPoint(x: x, y: from), to: CGPoint(x: x, y: to), helper: nil)
  }
}
