// Rounded rectangles as edges: true circular corners, not cubics that come near.

internal import CoreGraphics

/// Points of a quarter circle at equal angles, from (1, 0) to (0, 1).
private enum QuarterCircle {
  /// Many divisors, so that a corner can take every n-th point; even, as vertices lie between.
  static let steps = 3840
  static let divisors = (1...steps / 2).filter { steps / 2 % $0 == 0 }

  /// By repeated turning: after 3840 steps the error is below 1e-12.
  static let points: [Vertex] = {
    let (sine, cosine) = sineAndCosine(radians: Double.pi / 2 / Double(steps))
    var point = Vertex(1, 0)
    var points = [point]
    for _ in 1..<steps {
      point = Vertex(point.x * cosine - point.y * sine, point.x * sine + point.y * cosine)
      points.append(point)
    }
    return points + [Vertex(0, 1)]
  }()

  /// How many parts of a quarter circle of this radius (pixels) are fine: each of n rises r·π²/(32 n²) and
  /// is r·π/(2 n) long.
  static func partCount(radius: Double) -> Double {
    balancedCount(rise: radius * 0.3085, chord: radius * 1.5708)
  }

  /// How many of the points a part takes, and how often it is halved then: from some 30,000 pixels of
  /// radius on the points are too few.
  static func parts(count: Double) -> (stride: Int, halvings: Int) {
    if let divisor = divisors.first(where: { Double($0) >= count }) { return (steps / divisor, 0) }
    var halvings = 1
    while halvings < 6, Double((steps / 2) << halvings) < count { halvings += 1 }
    return (2, halvings)
  }

  /// The point in the middle between two.
  static func middle(_ one: Vertex, _ other: Vertex) -> Vertex {
    let sum = one + other
    return sum / (sum * sum).sum().squareRoot()
  }
}

/// The flattened arc of a round corner.
private struct CornerArc {
  /// The parts of the quarter circle take every so many of its points.
  let stride: Int
  /// The times that each part is halved.
  let halvings: Int
  /// The distance of the vertices from the centre, in radii: a vertex lies in each part's middle, two thirds of
  /// its rise outside.
  let outside: Double

  /// `radius`: in pixels.
  init(radius: Double) {
    let count = QuarterCircle.partCount(radius: radius)
    (stride, halvings) = QuarterCircle.parts(count: count)
    // Halves rise a quarter.
    let rise = (1 - QuarterCircle.points[stride / 2].x) / Double(1 << (2 * halvings))
    outside = 1 + rise * (2.0 / 3)
  }
}

/// A corner of a rounded rectangle, which turns from one direction to another.
private struct RoundedCorner {
  let center: Vertex
  let radius: Double
  let from: Vertex
  let to: Vertex
  let matrix: DeviceMatrix

  /// The point on the device at an offset from the centre, in radii.
  func place(_ offset: Vertex) -> Vertex {
    let point = center + radius * offset
    return matrix.map(point.x, point.y)
  }
}

extension EdgeList {
  /// The radius is clamped to half the shorter side.
  mutating func add(
    _ rect: CGRect, radius: Double, corners: RectCorners, transform: CGAffineTransform
  ) {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    let matrix = DeviceMatrix(transform)
    let arc = CornerArc(radius: radius * transform.largestScale)
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    let (west, north, east, south) = (Vertex(-1, 0), Vertex(0, -1), Vertex(1, 0), Vertex(0, 1))
    func add(_ which: RectCorners, at center: Vertex, from: Vertex, to: Vertex) {
      self.add(
        RoundedCorner(center: center, radius: radius, from: from, to: to, matrix: matrix),
        radius > 0 && corners.contains(which) ? arc : nil, beginsContour: which == .minXMinY)
    }
    close()
    add(.minXMinY, at: Vertex(left, top), from: west, to: north)
    add(.maxXMinY, at: Vertex(right, top), from: north, to: east)
    add(.maxXMaxY, at: Vertex(right, bottom), from: east, to: south)
    add(.minXMaxY, at: Vertex(left, bottom), from: south, to: west)
    close()
  }

  /// Adds a corner; without an arc a pointed one.
  private mutating func add(_ corner: RoundedCorner, _ arc: CornerArc?, beginsContour: Bool) {
    let start = corner.place(arc == nil ? corner.from + corner.to : corner.from)
    if beginsContour { move(to: start) } else { line(to: start) }
    guard let arc else { return }
    let points = QuarterCircle.points
    let half = arc.stride / 2
    for index in Swift.stride(from: half, to: QuarterCircle.steps, by: arc.stride) {
      addVertices(
        corner, arc, from: points[index - half], over: points[index], to: points[index + half],
        halvings: arc.halvings)
    }
    line(to: corner.place(corner.to))
  }

  /// Adds the vertices of a part of the arc whose middle is known.
  private mutating func addVertices(
    _ corner: RoundedCorner, _ arc: CornerArc, from one: Vertex, over middle: Vertex,
    to other: Vertex, halvings: Int
  ) {
    if halvings == 0 {
      let point = arc.outside * middle
      return line(to: corner.place(point.x * corner.from + point.y * corner.to))
    }
    addVertices(
      corner, arc, from: one, over: QuarterCircle.middle(one, middle), to: middle,
      halvings: halvings - 1)
    addVertices(
      corner, arc, from: middle, over: QuarterCircle.middle(middle, other), to: other,
      halvings: halvings - 1)
  }
}
