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

  /// Edges that are nearer to each other touch.
  private static let touching: CGFloat = 0.01

  /// The distances from a rectangle to another one: to its edges where one holds the other, else between the edges that
  /// face each other.
  static func between(_ one: CGRect, _ other: CGRect) -> [Measurement] {
    if other.contains(one) { return inside(one, of: other) }
    return one.contains(other) ? inside(other, of: one) : across(one, other)
  }

  private static func inside(_ inner: CGRect, of outer: CGRect) -> [Measurement] {
    [
      horizontal(from: outer.minX, to: inner.minX, at: inner.midY),
      horizontal(from: inner.maxX, to: outer.maxX, at: inner.midY),
      vertical(from: outer.minY, to: inner.minY, at: inner.midX),
      vertical(from: inner.maxY, to: outer.maxY, at: inner.midX),
    ].filter { $0.distance >= touching }
  }

  /// The gaps between two rectangles; where there are none how far the edges that face each other overlap, 0 where they
  /// touch. Along a side on which one holds the other, the distances of their edges.
  private static func across(_ one: CGRect, _ other: CGRect) -> [Measurement] {
    let gapX = max(other.minX - one.maxX, one.minX - other.maxX)
    let gapY = max(other.minY - one.maxY, one.minY - other.maxY)
    if gapX >= touching || gapY >= touching {
      return (gapX >= touching ? [level(one, other)] : [])
        + (gapY >= touching ? [upright(one, other)] : [])
    }
    if gapX > -touching || gapY > -touching {
      return (gapX > -touching ? [level(one, other)] : [])
        + (gapY > -touching ? [upright(one, other)] : [])
    }
    return overlap(one, other)
  }

  /// The distance from one to the other at its right, or at its left.
  private static func level(_ one: CGRect, _ other: CGRect) -> Measurement {
    let isRight = other.midX >= one.midX
    let (from, to) = isRight ? (one.maxX, other.minX) : (one.minX, other.maxX)
    var line = horizontal(from: from, to: to, at: one.midY)
    if line.distance < touching {
      let (top, bottom) = (max(one.minY, other.minY), min(one.maxY, other.maxY))
      line = horizontal(from: from, to: to, at: (top + bottom) / 2)
      line.helper = SnapGuide(from: CGPoint(x: to, y: top), to: CGPoint(x: to, y: bottom))
    } else if one.midY < other.minY || one.midY > other.maxY {
      let edge = one.midY < other.minY ? other.minY : other.maxY
      line.helper = SnapGuide(from: CGPoint(x: to, y: edge), to: CGPoint(x: to, y: one.midY))
    }
    return line
  }

  /// The distance from one to the other below it, or above it.
  private static func upright(_ one: CGRect, _ other: CGRect) -> Measurement {
    let isBelow = other.midY >= one.midY
    let (from, to) = isBelow ? (one.maxY, other.minY) : (one.minY, other.maxY)
    var line = vertical(from: from, to: to, at: one.midX)
    if line.distance < touching {
      let (left, right) = (max(one.minX, other.minX), min(one.maxX, other.maxX))
      line = vertical(from: from, to: to, at: (left + right) / 2)
      line.helper = SnapGuide(from: CGPoint(x: left, y: to), to: CGPoint(x: right, y: to))
    } else if one.midX < other.minX || one.midX > other.maxX {
      let edge = one.midX < other.minX ? other.minX : other.maxX
      line.helper = SnapGuide(from: CGPoint(x: edge, y: to), to: CGPoint(x: one.midX, y: to))
    }
    return line
  }

  private static func overlap(_ one: CGRect, _ other: CGRect) -> [Measurement] {
    let shared = one.intersection(other)
    var found: [Measurement] = []
    if shared.width < min(one.width, other.width) {
      found.append(horizontal(from: shared.minX, to: shared.maxX, at: shared.midY))
    } else {
      found.append(horizontal(from: one.minX, to: other.minX, at: shared.midY))
      found.append(horizontal(from: one.maxX, to: other.maxX, at: shared.midY))
    }
    if shared.height < min(one.height, other.height) {
      found.append(vertical(from: shared.minY, to: shared.maxY, at: shared.midX))
    } else {
      found.append(vertical(from: one.minY, to: other.minY, at: shared.midX))
      found.append(vertical(from: one.maxY, to: other.maxY, at: shared.midX))
    }
    return found.filter { $0.distance >= touching }
  }

  private static func horizontal(from: CGFloat, to: CGFloat, at y: CGFloat) -> Measurement {
    Measurement(from: CGPoint(x: from, y: y), to: CGPoint(x: to, y: y), helper: nil)
  }

  private static func vertical(from: CGFloat, to: CGFloat, at x: CGFloat) -> Measurement {
    Measurement(from: CGPoint(x: x, y: from), to: CGPoint(x: x, y: to), helper: nil)
  }
}
