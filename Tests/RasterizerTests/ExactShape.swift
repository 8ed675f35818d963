// Random shapes of every kind, each with a path whose area is what the shape must cover.

import CoreGraphics
import TestSupport

/// A shape in `size` × `size` pixels.
struct ExactShape {
  static let size = 20

  enum Kind: String, CaseIterable {
    case rectangle, turnedRectangle, roundedRectangle, farRoundedRectangle, ellipse, arc
    case polygon, evenOddPolygon, farPolygon, sliver, overlappingRectangles
    case curves, evenOddCurves, cusp
    case polyline, gridLine, hairline, farLine, dots, closedLine, dashes, closedDashes, trimmedLine
    case curveLine, dashedCurve, trimmedCurve, denseLine, denseSteepLine
    case denseMixedLine
  }

  var shape: Shape
  var transform = CGAffineTransform.identity
  /// The covered area, before the matrix.
  var area: PathData
  var rule = CGPathFillRule.winding

  init(_ kind: Kind, _ random: inout SeededGenerator) {
    self = random.exactShape(kind)
  }

  fileprivate init(_ path: PathData, _ rule: CGPathFillRule = .winding) {
    self.init(shape: .path(path, rule), area: path, rule: rule)
  }

  fileprivate init(shape: Shape, area: PathData, rule: CGPathFillRule = .winding) {
    self.shape = shape
    self.area = area
    self.rule = rule
  }

  /// A line along lines.
  fileprivate init(straight path: PathData, _ style: StrokeStyle) {
    let reference = ReferenceStroke(path, style, sagitta: 0.0002)
    self.init(shape: .stroke(path, style), area: reference.path)
  }

  /// A line along curves: its outline, finer than the rasteriser's own. `StrokingTests` and
  /// `StrokeExactnessTests` hold outlines to the definition.
  fileprivate init(curved path: PathData, _ style: StrokeStyle) {
    self.init(shape: .stroke(path, style), area: path.stroked(style, tolerance: 0.0004))
  }
}

extension SeededGenerator {
  fileprivate mutating func exactShape(_ kind: ExactShape.Kind) -> ExactShape {
    var result = untransformed(kind)
    let isUpright = [.rectangle, .denseSteepLine, .denseMixedLine].contains(kind)
    result.transform = matrix(turns: !isUpright)
    return result
  }

  private mutating func untransformed(_ kind: ExactShape.Kind) -> ExactShape {
    switch kind {
    case .rectangle, .turnedRectangle:
      let rect = rect()
      var path = PathData()
      path.addRect(rect)
      return ExactShape(shape: .rect(rect), area: path)
    case .roundedRectangle: return roundedRectangle()
    case .farRoundedRectangle: return farRoundedRectangle()
    case .ellipse: return ExactShape(ellipse())
    case .arc: return ExactShape(arc())
    case .polygon: return ExactShape(polyline(integer(3...12), isClosed: true))
    case .evenOddPolygon: return ExactShape(polyline(integer(3...12), isClosed: true), .evenOdd)
    case .farPolygon: return ExactShape(farLine(integer(3...6), isClosed: true))
    case .sliver: return ExactShape(sliver())
    case .overlappingRectangles:
      var path = PathData()
      for _ in 0..<integer(2...5) { path.addRect(rect()) }
      return ExactShape(path, integer(0...1) == 0 ? .winding : .evenOdd)
    case .curves: return ExactShape(curves(integer(1...4)))
    case .evenOddCurves: return ExactShape(curves(integer(1...4)), .evenOdd)
    case .cusp: return ExactShape(cusp())
    default: return line(kind)
    }
  }

  private mutating func line(_ kind: ExactShape.Kind) -> ExactShape {
    switch kind {
    case .polyline: ExactShape(straight: polyline(integer(2...6)), style())
    case .gridLine: ExactShape(straight: gridLine(), style())
    case .hairline: ExactShape(straight: polyline(integer(2...6)), style(widths: 0.01...1))
    case .farLine: ExactShape(straight: farLine(integer(2...5)), style())
    case .dots: ExactShape(straight: dots(), style())
    case .closedLine: ExactShape(straight: polyline(integer(2...5), isClosed: true), style())
    case .dashes: ExactShape(straight: polyline(integer(2...4)), dashed())
    case .closedDashes: ExactShape(straight: polyline(integer(2...4), isClosed: true), dashed())
    case .trimmedLine: ExactShape(straight: polyline(integer(2...5)), trimmed())
    case .denseLine:
      ExactShape(
        straight: dense(polyline(integer(2...12), isClosed: integer(0...3) == 0)),
        style(widths: 0.05...8))
    case .denseSteepLine: denseSteepLine()
    case .denseMixedLine: denseSteepLine(withFlat: true)
    case .dashedCurve: ExactShape(curved: curves(integer(1...2), isClosed: false), dashed())
    case .trimmedCurve: ExactShape(curved: curves(integer(1...2), isClosed: false), trimmed())
    default:
      ExactShape(
        curved: integer(0...2) == 0 ? cusp() : curves(integer(1...2), isClosed: false),
        style(widths: 0.01...8))
    }
  }
}

// Matrices, rectangles, round shapes.
extension SeededGenerator {
  /// Sub-pixel moves; some also turn, stretch and mirror.
  private mutating func matrix(turns: Bool) -> CGAffineTransform {
    let middle = Double(ExactShape.size) / 2
    var matrix = CGAffineTransform(translationX: -middle, y: -middle)
    if turns, integer(0...1) == 0 {
      matrix = matrix.concatenating(CGAffineTransform(rotationAngle: number(-4...4)))
    }
    if integer(0...1) == 0 {
      let mirror = integer(0...1) == 0 ? 1.0 : -1
      matrix = matrix.concatenating(
        CGAffineTransform(scaleX: mirror * number(0.4...2.5), y: number(0.4...2.5)))
    }
    return matrix.concatenating(
      CGAffineTransform(translationX: middle + number(-1...1), y: middle + number(-1...1)))
  }

  private mutating func near() -> CGPoint { point(-2...22) }

  /// Up to a million pixels away.
  private mutating func far() -> CGPoint {
    func coordinate() -> Double {
      number(-1...1) * [20, 1000, 50_000, 1_000_000][integer(0...3)] + 10
    }
    return integer(0...2) == 0 ? near() : CGPoint(x: coordinate(), y: coordinate())
  }

  /// Thin and wide ones; some with a side far away.
  private mutating func rect() -> CGRect {
    let (one, other) = (near(), integer(0...3) == 0 ? far() : near())
    var rect = CGRect(x: one.x, y: one.y, width: other.x - one.x, height: other.y - one.y)
      .standardized
    if integer(0...2) == 0 { rect.size.width = number(0.001...1) }
    if integer(0...2) == 0 { rect.size.height = number(0.001...1) }
    return rect
  }

  private mutating func roundedRectangle() -> ExactShape {
    let (one, other) = (near(), near())
    let rect = CGRect(x: one.x, y: one.y, width: other.x - one.x, height: other.y - one.y)
      .standardized
    let corners = RectCorners(rawValue: UInt(integer(0...15)))
    let radius = number(0...12)
    return ExactShape(
      shape: .roundedRect(rect, radius: radius, corners: corners),
      area: roundedPath(rect, min(radius, rect.width / 2, rect.height / 2), corners))
  }

  /// With true circles.
  private func roundedPath(_ rect: CGRect, _ radius: Double, _ corners: RectCorners) -> PathData {
    var path = PathData()
    let places: [(RectCorners, Double, Double)] = [
      (.minXMinY, rect.minX, rect.minY), (.maxXMinY, rect.maxX, rect.minY),
      (.maxXMaxY, rect.maxX, rect.maxY), (.minXMaxY, rect.minX, rect.maxY),
    ]
    for (index, (corner, x, y)) in places.enumerated() {
      guard corners.contains(corner) else {
        path.line(to: CGPoint(x: x, y: y))
        continue
      }
      let center = CGPoint(
        x: x == rect.minX ? x + radius : x - radius, y: y == rect.minY ? y + radius : y - radius)
      for step in 0...400 {
        let angle = 180 + 90 * (Double(index) + Double(step) / 400)
        let (sine, cosine) = sineAndCosine(degrees: angle)
        path.line(to: CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine))
      }
    }
    path.close()
    return path
  }

  /// Up to a million pixels of radius, as a circle whose edge passes through the picture.
  private mutating func farRoundedRectangle() -> ExactShape {
    let radius = [300.0, 30_000, 1_000_000][integer(0...2)] * number(0.3...1)
    let (edge, angle) = (near(), number(0...6.3))
    let (sine, cosine) = sineAndCosine(radians: angle)
    let center = CGPoint(x: edge.x - radius * cosine, y: edge.y - radius * sine)
    let rect = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    // Fine near the picture, coarse around.
    let fine = (-1200...1200).map { Double($0) * 0.1 / radius }
    var path = PathData()
    for turn in fine + stride(from: fine[2400] + 0.3, to: 2 * .pi + fine[0], by: 0.3) {
      let (sine, cosine) = sineAndCosine(radians: angle + turn)
      path.line(to: CGPoint(x: center.x + radius * cosine, y: center.y + radius * sine))
    }
    path.close()
    return ExactShape(shape: .roundedRect(rect, radius: radius, corners: .all), area: path)
  }

  /// From a hundredth of a pixel to a million.
  private mutating func ellipse() -> PathData {
    var path = PathData()
    let scale = [0.1, 1, 10, 1000, 1e6][integer(0...4)]
    let (rx, ry) = (scale * number(0.1...1), scale * number(0.1...1))
    // A point of its edge lies in the picture.
    let edge = near()
    let (sine, cosine) = sineAndCosine(degrees: number(0...360))
    path.addEllipse(
      in: CGRect(
        x: edge.x - rx * cosine - rx, y: edge.y - ry * sine - ry, width: 2 * rx, height: 2 * ry))
    return path
  }

  private mutating func arc() -> PathData {
    var path = PathData()
    let radius = [1.0, 10, 1000, 1e6][integer(0...3)] * number(0.1...1)
    let angle = number(-7...7)
    let edge = near()
    let (sine, cosine) = sineAndCosine(radians: angle)
    let center = CGPoint(x: edge.x - radius * cosine, y: edge.y - radius * sine)
    if integer(0...1) == 0 { path.move(to: integer(0...1) == 0 ? center : near()) }
    path.add(
      CircularArc(
        center: center, radius: radius, startAngle: angle - number(0...2), delta: number(-7...7)))
    return path
  }
}

// Polygons and curves.
extension SeededGenerator {
  /// Some lines turn back, some points come twice.
  private mutating func polyline(_ count: Int, isClosed: Bool = false) -> PathData {
    var points = [near()]
    while points.count < count {
      switch integer(0...9) {
      case 0: points.append(points[integer(0...points.count - 1)])
      case 1:
        let last = points[points.count - 1]
        points.append(CGPoint(x: last.x + number(-1...1), y: last.y + number(-1...1)))
      default: points.append(near())
      }
    }
    return path(points, isClosed)
  }

  /// Along the axes, to and fro: turns are right ones, about-turns or none, and ends meet.
  private mutating func gridLine() -> PathData {
    var points = [near()]
    let count = integer(3...9)
    while points.count < count {
      var next = points[points.count - 1]
      let way = Double(integer(-20...20)) / 4
      if integer(0...1) == 0 { next.x += way } else { next.y += way }
      points.append(next)
    }
    return path(points, integer(0...1) == 0)
  }

  private mutating func farLine(_ count: Int, isClosed: Bool = false) -> PathData {
    path((0..<count).map { _ in far() }, isClosed)
  }

  private func path(_ points: [CGPoint], _ isClosed: Bool) -> PathData {
    var path = PathData()
    for point in points { path.line(to: point) }
    if isClosed { path.close() }
    return path
  }

  private mutating func sliver() -> PathData {
    let (one, other) = (near(), integer(0...3) == 0 ? far() : near())
    let thin = number(-0.5...0.5)
    let near = CGPoint(x: other.x + thin, y: other.y + number(-0.5...0.5))
    return path([one, other, near], true)
  }

  private mutating func curves(_ count: Int, isClosed: Bool = true) -> PathData {
    var path = PathData()
    path.move(to: near())
    for _ in 0..<count {
      switch integer(0...3) {
      case 0: path.quad(to: near(), control: near())
      case 1: path.line(to: near())
      default: path.cubic(to: near(), control1: near(), control2: near())
      }
    }
    if isClosed { path.close() }
    return path
  }

  /// A cubic whose control points make a cusp, or nearly.
  private mutating func cusp() -> PathData {
    let (start, end) = (near(), near())
    let height = number(-15...15)
    let off = integer(0...1) == 0 ? 0 : number(-0.01...0.01)
    // Both handles end beyond the other's foot: x(t) and y(t) stand still at t = ½ together.
    let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let up = CGPoint(x: -way.y * height / 20, y: way.x * height / 20)
    var path = PathData()
    path.move(to: start)
    path.cubic(
      to: end,
      control1: CGPoint(x: end.x + up.x + off, y: end.y + up.y),
      control2: CGPoint(x: start.x + up.x, y: start.y + up.y + off))
    return path
  }
}

// Lines.
extension SeededGenerator {
  /// Subpaths without length, beside ones with.
  private mutating func dots() -> PathData {
    var path = PathData()
    for _ in 0..<integer(1...3) {
      let point = near()
      path.move(to: point)
      switch integer(0...3) {
      case 0: path.close()
      case 1: path.line(to: near())
      default: path.line(to: point)
      }
    }
    return path
  }

  /// Some lines that meet in the picture, and so many far away that the whole is drawn as dense lines are.
  private func dense(_ line: PathData) -> PathData {
    var path = line
    path.move(to: CGPoint(x: 1000, y: 0))
    for index in 0..<400 {
      path.line(to: CGPoint(x: 1000 + 0.01 * Double(index), y: index % 2 == 0 ? 1000 : 0))
    }
    return path
  }

  /// Round ones that go up and down, as measured series do, and here and there a little aside; some also lead
  /// anywhere.
  private mutating func denseSteepLine(withFlat: Bool = false) -> ExactShape {
    var points = [near()]
    let narrowness = number(1...40)
    for _ in 0..<integer(1...11) {
      let last = points[points.count - 1]
      var next = near()
      if withFlat, integer(0...2) == 0 {
        next = integer(0...1) == 0 ? next : CGPoint(x: last.x + number(-3...3), y: last.y)
      } else if integer(0...4) == 0 {
        next = CGPoint(x: last.x + number(-0.09...0.09), y: last.y + number(-0.01...0.01))
      } else {
        next.x = last.x + (next.x - last.x) / narrowness
        if integer(0...3) == 0 { next.y = last.y + number(-1...1) }
        let most = abs(next.y - last.y) * 3
        next.x = min(max(next.x, last.x - most), last.x + most)
      }
      points.append(next)
    }
    var style = style(widths: 0.05...5)
    (style.join, style.cap) = (.round, .round)
    return ExactShape(straight: dense(path(points, integer(0...3) == 0)), style)
  }

  /// Widths from a hundredth of a pixel, small ones as often as large ones.
  private mutating func style(widths: ClosedRange<Double> = 0.01...30) -> StrokeStyle {
    let part = number(0...1)
    var style = StrokeStyle(
      width: widths.lowerBound + (widths.upperBound - widths.lowerBound) * part * part * part)
    style.cap = CGLineCap(rawValue: Int32(integer(0...2))) ?? .butt
    style.join = CGLineJoin(rawValue: Int32(integer(0...2))) ?? .miter
    style.miterLimit = number(1...12)
    return style
  }

  private mutating func dashed() -> StrokeStyle {
    var style = style(widths: 0.05...12)
    style.dashLengths = (0..<integer(1...4)).map { _ in CGFloat(number(0.3...9)) }
    if style.dashLengths.count > 1, integer(0...3) == 0 { style.dashLengths[0] = 0 }
    style.dashPhase = number(-20...20)
    return style
  }

  private mutating func trimmed() -> StrokeStyle {
    var style = style(widths: 0.05...12)
    style.trimStart = integer(0...1) == 0 ? 0 : number(0...0.5)
    style.trimEnd = integer(0...2) == 0 ? 1 : number(0.5...1)
    return style
  }
}
