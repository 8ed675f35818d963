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

extension EdgeList {
  /// The radius is clamped to half the shorter side.
  mutating func add(
    _ rect: CGRect, radius: Double, corners: RectCorners, transform: CGAffineTransform
  ) {
    let radius = max(0, min(radius, rect.width / 2, rect.height / 2))
    let matrix = DeviceMatrix(transform)
    let count = QuarterCircle.partCount(radius: radius * transform.largestScale)
    let (stride, halvings) = QuarterCircle.parts(count: count)
    // A vertex lies in each part's middle, two thirds of its rise outside; halves rise a quarter.
    let rise = (1 - QuarterCircle.points[stride / 2].x) / Double(1 << (2 * halvings))
    let outside = 1 + rise * (2.0 / 3)
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    close()
    var isFirst = true
    /// A corner about (x, y): turns from direction `from` to direction `to`.
    func corner(_ which: RectCorners, x: Double, y: Double, from: Vertex, to: Vertex) {
      let center = Vertex(x, y)
      func add(_ offset: Vertex) {
        let point = center + radius * offset
        let mapped = matrix.map(point.x, point.y)
        if isFirst { move(to: mapped) } else { line(to: mapped) }
        isFirst = false
      }
      guard radius > 0, corners.contains(which) else { return add(from + to) }
      func addVertex(_ direction: Vertex) {
        let point = outside * direction
        add(point.x * from + point.y * to)
      }
      func addVertices(from one: Vertex, over middle: Vertex, to other: Vertex, halvings: Int) {
        if halvings == 0 { return addVertex(middle) }
        addVertices(
          from: one, over: QuarterCircle.middle(one, middle), to: middle, halvings: halvings - 1)
        addVertices(
          from: middle, over: QuarterCircle.middle(middle, other), to: other, halvings: halvings - 1
        )
      }
      add(from)
      for index in Swift.stride(from: stride / 2, to: QuarterCircle.steps, by: stride) {
        let points = QuarterCircle.points
        addVertices(
          from: points[index - stride / 2], over: points[index], to: points[index + stride / 2],
          halvings: halvings)
      }
      add(to)
    }
    corner(.minXMinY, x: left, y: top, from: Vertex(-1, 0), to: Vertex(0, -1))
    corner(.maxXMinY, x: right, y: top, from: Vertex(0, -1), to: Vertex(1, 0))
    corner(.maxXMaxY, x: right, y: bottom, from: Vertex(1, 0), to: Vertex(0, 1))
    corner(.minXMaxY, x: left, y: bottom, from: Vertex(0, 1), to: Vertex(-1, 0))
    close()
  }
}
