// The paths of symbols, by their names.

import CoreGraphics

/// A symbol without a frame around it, in a box whose longer side is 1.
struct SymbolContent {
  var size = CGSize(width: 1, height: 1)
  var lines = UIBezierPath()
  var outline = UIBezierPath()
  var dots = UIBezierPath()

  /// The box less the room for the pen.
  static let inside = CGRect(x: 0.08, y: 0.08, width: 0.84, height: 0.84)

  static func named(_ name: String) -> SymbolContent? { table[name]?() }

  private static let table: [String: @Sendable () -> SymbolContent] = [
    "checkmark": { drawn(1, 0.9, [(0.1, 0.5), (0.38, 0.8), (0.9, 0.1)]) },
    "xmark": { cross },
    "multiply": { cross },
    "plus": { drawn(1, 1, [(0.5, 0.08), (0.5, 0.92)], [(0.08, 0.5), (0.92, 0.5)]) },
    "minus": { drawn(1, 0.2, [(0.08, 0.1), (0.92, 0.1)]) },
    "equal": { drawn(1, 0.5, [(0.08, 0.1), (0.92, 0.1)], [(0.08, 0.4), (0.92, 0.4)]) },
    "line.3.horizontal": { bars(from: 0.08) },
    "line.horizontal.3": { bars(from: 0.08) },
    "list.dash": { list([0.08, 0.14]) },
    "list.bullet": { list([0.1, 0.1]) },
    "chevron.left": { drawn(0.6, 1, [(0.5, 0.08), (0.1, 0.5), (0.5, 0.92)]) },
    "chevron.backward": { drawn(0.6, 1, [(0.5, 0.08), (0.1, 0.5), (0.5, 0.92)]) },
    "chevron.right": { drawn(0.6, 1, [(0.1, 0.08), (0.5, 0.5), (0.1, 0.92)]) },
    "chevron.forward": { drawn(0.6, 1, [(0.1, 0.08), (0.5, 0.5), (0.1, 0.92)]) },
    "chevron.up": { drawn(1, 0.6, [(0.08, 0.5), (0.5, 0.1), (0.92, 0.5)]) },
    "chevron.down": { drawn(1, 0.6, [(0.08, 0.1), (0.5, 0.5), (0.92, 0.1)]) },
    "arrow.left": { arrow(.pi) },
    "arrow.backward": { arrow(.pi) },
    "arrow.right": { arrow(0) },
    "arrow.forward": { arrow(0) },
    "arrow.up": { arrow(-.pi / 2) },
    "arrow.down": { arrow(.pi / 2) },
    "ellipsis": {
      SymbolContent(
        size: CGSize(width: 1, height: 0.2),
        dots: points([(0.1, 0.1), (0.5, 0.1), (0.9, 0.1)], radius: 0.03))
    },
    "magnifyingglass": { magnifier },
    "circle": { SymbolContent(outline: UIBezierPath(ovalIn: inside)) },
    "square": { SymbolContent(outline: UIBezierPath(roundedRect: inside, cornerRadius: 0.2)) },
    "rectangle": {
      let rect = CGRect(x: 0.05, y: 0.05, width: 0.9, height: 0.65)
      return SymbolContent(
        size: CGSize(width: 1, height: 0.75),
        outline: UIBezierPath(roundedRect: rect, cornerRadius: 0.12))
    },
    "capsule": {
      let rect = CGRect(x: 0.05, y: 0.05, width: 0.9, height: 0.5)
      return SymbolContent(
        size: CGSize(width: 1, height: 0.6),
        outline: UIBezierPath(roundedRect: rect, cornerRadius: 0.25))
    },
    "triangle": { closed([(0.5, 0.1), (0.95, 0.9), (0.05, 0.9)]) },
    "diamond": { closed([(0.5, 0.06), (0.94, 0.5), (0.5, 0.94), (0.06, 0.5)]) },
    "star": { star },
    "heart": { heart },
    "suit.heart": { heart },
    "bookmark": {
      closed([(0.2, 0.06), (0.8, 0.06), (0.8, 0.94), (0.5, 0.68), (0.2, 0.94)])
    },
    "bolt": {
      closed([(0.6, 0.05), (0.2, 0.55), (0.48, 0.55), (0.4, 0.95), (0.8, 0.42), (0.52, 0.42)])
    },
    "play": { closed([(0.15, 0.08), (0.92, 0.5), (0.15, 0.92)]) },
    "stop": { SymbolContent(outline: UIBezierPath(roundedRect: inside, cornerRadius: 0.08)) },
    "pause": {
      let bars = UIBezierPath(
        roundedRect: CGRect(x: 0.15, y: 0.08, width: 0.22, height: 0.84), cornerRadius: 0.06)
      bars.append(
        UIBezierPath(
          roundedRect: CGRect(x: 0.63, y: 0.08, width: 0.22, height: 0.84), cornerRadius: 0.06))
      return SymbolContent(outline: bars)
    },
    "eye": { eye },
    "eye.slash": {
      var slashed = eye
      slashed.lines = polygon([(0.15, 0.05), (0.85, 0.65)])
      return slashed
    },
  ]

  // MARK: Paths

  private static func polygon(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  private static func drawn(
    _ width: CGFloat, _ height: CGFloat, _ lines: [(CGFloat, CGFloat)]...
  ) -> SymbolContent {
    let path = UIBezierPath()
    for line in lines { path.append(polygon(line)) }
    return SymbolContent(size: CGSize(width: width, height: height), lines: path)
  }

  private static func closed(_ points: [(CGFloat, CGFloat)]) -> SymbolContent {
    let path = polygon(points)
    path.close()
    return SymbolContent(outline: path)
  }

  private static func points(
    _ centers: [(CGFloat, CGFloat)], radius: CGFloat
  ) -> UIBezierPath {
    let path = UIBezierPath()
    for (x, y) in centers {
      path.append(
        UIBezierPath(
          ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
    }
    return path
  }

  private static var cross: SymbolContent {
    drawn(1, 1, [(0.12, 0.12), (0.88, 0.88)], [(0.88, 0.12), (0.12, 0.88)])
  }

  private static func bars(from start: CGFloat) -> SymbolContent {
    drawn(
      1, 0.8, [(start, 0.1), (0.92, 0.1)], [(start, 0.4), (0.92, 0.4)], [(start, 0.7), (0.92, 0.7)])
  }

  /// Three lines, and before each a mark that goes from one place to another.
  private static func list(_ mark: [CGFloat]) -> SymbolContent {
    let content = bars(from: 0.32)
    for y in [0.1, 0.4, 0.7] as [CGFloat] {
      content.lines.append(polygon([(mark[0], y), (mark[1], y)]))
    }
    return content
  }

  /// Turned by an angle; 0 looks to the right.
  private static func arrow(_ angle: CGFloat) -> SymbolContent {
    let content = drawn(
      1, 1, [(0.08, 0.5), (0.92, 0.5)], [(0.55, 0.15), (0.92, 0.5), (0.55, 0.85)])
    content.lines.apply(CGAffineTransform(translationX: -0.5, y: -0.5))
    content.lines.apply(CGAffineTransform(rotationAngle: angle))
    content.lines.apply(CGAffineTransform(translationX: 0.5, y: 0.5))
    return content
  }

  private static var magnifier: SymbolContent {
    let lines = UIBezierPath(ovalIn: CGRect(x: 0.08, y: 0.08, width: 0.6, height: 0.6))
    lines.append(polygon([(0.6, 0.6), (0.92, 0.92)]))
    return SymbolContent(lines: lines)
  }

  /// Five points, whose inner corners lie on the lines between others.
  private static var star: SymbolContent {
    let radii: [CGFloat] = [0.48, 0.48 * 0.382]
    let corners = (0..<10).map { corner -> (CGFloat, CGFloat) in
      let (sine, cosine) = sineAndCosine(degrees: Double(corner) * 36 - 90)
      return (0.5 + radii[corner % 2] * cosine, 0.54 + radii[corner % 2] * sine)
    }
    return closed(corners)
  }

  private static var heart: SymbolContent {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0.5, y: 0.92))
    path.addCurve(
      to: CGPoint(x: 0.5, y: 0.28), controlPoint1: CGPoint(x: -0.25, y: 0.42),
      controlPoint2: CGPoint(x: 0.2, y: -0.18))
    path.addCurve(
      to: CGPoint(x: 0.5, y: 0.92), controlPoint1: CGPoint(x: 0.8, y: -0.18),
      controlPoint2: CGPoint(x: 1.25, y: 0.42))
    path.close()
    return SymbolContent(outline: path)
  }

  private static var eye: SymbolContent {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0.05, y: 0.35))
    path.addQuadCurve(to: CGPoint(x: 0.95, y: 0.35), controlPoint: CGPoint(x: 0.5, y: -0.25))
    path.addQuadCurve(to: CGPoint(x: 0.05, y: 0.35), controlPoint: CGPoint(x: 0.5, y: 0.95))
    path.close()
    return SymbolContent(
      size: CGSize(width: 1, height: 0.7), outline: path, dots: points([(0.5, 0.35)], radius: 0.1))
  }
}
