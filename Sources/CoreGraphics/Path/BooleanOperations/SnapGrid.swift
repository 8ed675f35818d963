// The grid on which paths' areas are computed: whole numbers, with which nothing is lost by rounding.

/// A point of the grid; coordinates are at most 2²⁶, so that products of differences fit 64 bits.
struct GridPoint: Hashable {
  var x: Int64
  var y: Int64

  static func - (one: GridPoint, other: GridPoint) -> GridPoint {
    GridPoint(x: one.x - other.x, y: one.y - other.y)
  }

  /// Positive where `other` lies from this towards +y.
  func cross(_ other: GridPoint) -> Int64 { x * other.y - y * other.x }

  func dot(_ other: GridPoint) -> Int64 { x * other.x + y * other.y }

  /// Whether it comes before `other` in the order in which the plane is swept: by y, then by x.
  func isBefore(_ other: GridPoint) -> Bool { y != other.y ? y < other.y : x < other.x }
}

/// Maps points of paths to a grid of whole numbers and back. A unit is at most 2⁻²⁵ of half of the paths' extent.
struct SnapGrid {
  /// A multiple of the unit, so that round numbers fall on the grid.
  let origin: CGPoint
  /// A power of two.
  let unit: CGFloat
  /// Half of the longer side of the points' box.
  let reach: CGFloat

  private static let limit: CGFloat = 67_108_864

  /// A grid for points whose box is `bounds`; nil where that is null.
  init?(_ bounds: PointBox) {
    guard bounds.low.x <= bounds.high.x else { return nil }
    // Halves, as the difference of two huge numbers may be infinite.
    reach = max(bounds.high.x / 2 - bounds.low.x / 2, bounds.high.y / 2 - bounds.low.y / 2)
    let unit = reach > 0 ? reach.binade / 16_777_216 : 1
    self.unit = unit > 0 ? unit : .leastNormalMagnitude
    func middle(_ low: CGFloat, _ high: CGFloat, _ unit: CGFloat) -> CGFloat {
      let middle = low / 2 + high / 2
      let rounded = (middle / unit).rounded() * unit
      return rounded.isFinite ? rounded : middle
    }
    origin = CGPoint(
      x: middle(bounds.low.x, bounds.high.x, self.unit),
      y: middle(bounds.low.y, bounds.high.y, self.unit))
  }

  /// The grid's point that is nearest.
  func snap(_ point: CGPoint) -> GridPoint {
    func whole(_ value: CGFloat) -> Int64 {
      Int64(min(max((value / unit).rounded(), -Self.limit), Self.limit))
    }
    return GridPoint(x: whole(point.x - origin.x), y: whole(point.y - origin.y))
  }

  func point(_ place: GridPoint) -> CGPoint {
    CGPoint(x: origin.x + CGFloat(place.x) * unit, y: origin.y + CGFloat(place.y) * unit)
  }
}
