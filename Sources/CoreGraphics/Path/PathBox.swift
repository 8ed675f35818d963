// The box beyond which nothing of a path matters.

/// An upright box in a path's space, beyond which nothing of a stroke is looked at.
package struct PathBox: Hashable, Sendable {
  let points: PointBox

  private init(points: PointBox) { self.points = points }

  /// The box around a rectangle, rounded outwards to 1/16 of its size and more, so that a matrix that moves a little
  /// keeps it; nil for what has no size or is not finite.
  package init?(around rect: CGRect) {
    let size = max(rect.width, rect.height)
    guard size > 0, size.isFinite, rect.minX.isFinite, rect.minY.isFinite else { return nil }
    let step = size.binade / 8
    var box = PointBox()
    box.add(
      CGPoint(
        x: (rect.minX / step).rounded(.down) * step, y: (rect.minY / step).rounded(.down) * step))
    box.add(
      CGPoint(x: (rect.maxX / step).rounded(.up) * step, y: (rect.maxY / step).rounded(.up) * step))
    points = box
  }

  /// Whether all of a rectangle lies in it.
  package func holds(_ rect: CGRect) -> Bool {
    points.holds(CGPoint(x: rect.minX, y: rect.minY))
      && points.holds(CGPoint(x: rect.maxX, y: rect.maxY))
  }

  /// The same with `reach` more on all sides.
  func grown(by reach: CGFloat) -> PathBox {
    var box = points
    box.low = CGPoint(x: box.low.x - reach, y: box.low.y - reach)
    box.high = CGPoint(x: box.high.x + reach, y: box.high.y + reach)
    return PathBox(points: box)
  }
}
