// Rectangles with corners whose curvature begins at zero, as iOS draws them.

extension PathData {
  /// Adds a rectangle with corners whose curvature begins at zero: each takes up 1.528665 × `radius` of its sides.
  /// Where a side is too short for that, the ends of the shape are half circles.
  ///
  /// Begins at the left end of the top side and runs clockwise. The elements are the same for every size; without a
  /// radius or corners those of a rectangle.
  package mutating func addSmoothRoundedRect(
    _ rect: CGRect, radius: CGFloat, corners: RectCorners
  ) {
    guard radius > 0, !corners.isEmpty else { return addRect(rect) }
    let corner = SmoothCorner(radius: radius, longest: min(rect.width, rect.height) / 2)
    let start = corners.contains(.minXMinY) ? corner.length : 0
    move(to: CGPoint(x: rect.minX + start, y: rect.minY))
    // Each corner with the direction in which the path comes; it leaves to the right of that.
    for (name, x, y, direction) in [
      (RectCorners.maxXMinY, rect.maxX, rect.minY, CGPoint(x: 1, y: 0)),
      (.maxXMaxY, rect.maxX, rect.maxY, CGPoint(x: 0, y: 1)),
      (.minXMaxY, rect.minX, rect.maxY, CGPoint(x: -1, y: 0)),
      (.minXMinY, rect.minX, rect.minY, CGPoint(x: 0, y: -1)),
    ] {
      let vertex = CGPoint(x: x, y: y)
      guard corners.contains(name) else {
        line(to: vertex)
        continue
      }
      corner.append(to: &self, at: vertex, coming: direction)
    }
    close()
  }
}

/// A corner of smooth rounded rectangles: three cubics, of which the middle one bends the most.
private struct SmoothCorner {
  /// Distances from the vertex along the incoming and the outgoing side, in multiples of `scale`: the
  /// beginning, then two control points and the end of each cubic.
  private let points: [(CGFloat, CGFloat)]
  private let scale: CGFloat

  /// - Parameters:
  ///   - radius: The radius that was asked for, above 0.
  ///   - longest: How much of a side the corner may take up.
  init(radius: CGFloat, longest: CGFloat) {
    let isSmooth = radius * Self.smooth[0].0 <= longest
    points = isSmooth ? Self.smooth : Self.circular
    scale = isSmooth ? radius : longest
  }

  /// How much of a side the corner takes up.
  var length: CGFloat { points[0].0 * scale }

  func append(to path: inout PathData, at vertex: CGPoint, coming direction: CGPoint) {
    let placed = points.map { incoming, outgoing in
      CGPoint(
        x: vertex.x - (direction.x * incoming + direction.y * outgoing) * scale,
        y: vertex.y - (direction.y * incoming - direction.x * outgoing) * scale)
    }
    path.line(to: placed[0])
    for cubic in stride(from: 1, to: placed.count, by: 3) {
      path.cubic(
        to: placed[cubic + 2], control1: placed[cubic], control2: placed[cubic + 1])
    }
  }

  /// The curve of iOS 7 and later, as it was measured by PixelCut, "Drawing Code for iOS 7 Rounded
  /// Rectangles".
  private static let smooth: [(CGFloat, CGFloat)] = [
    (1.528665, 0),
    (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
    (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
    (0, 0.86840694), (0, 1.08849296), (0, 1.528665),
  ]

  /// A quarter of a circle, divided at 22.5° and 67.5°.
  private static let circular: [(CGFloat, CGFloat)] = [
    (1, 0),
    (0.8686781289, 0), (0.7386421566, 0.0258657631), (0.6173165676, 0.0761204675),
    (0.3722884810, 0.1776144241), (0.1776144241, 0.3722884810), (0.0761204675, 0.6173165676),
    (0.0258657631, 0.7386421566), (0, 0.8686781289), (0, 1),
  ]
}
