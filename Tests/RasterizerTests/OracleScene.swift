// Random scenes for the comparisons with the analytic reference and with cairo.

import CoreGraphics
import TestSupport

/// One shape in 40 × 40 pixels, of a kind that its number tells.
struct OracleScene: CustomStringConvertible {
  static let size = 40
  static let count = 240

  let number: Int
  let shape: Shape
  let transform: CGAffineTransform

  /// How tightly a stroked curve may turn.
  enum Bends { case gentle, any }

  /// The scene of that number: always the same.
  init(_ number: Int, _ bends: Bends) {
    var random = SeededGenerator(seed: 0x56_17 &+ UInt64(number))
    self.number = number
    shape = random.shape(of: number % 12, bends)
    transform = random.matrix(of: number / 12 % 4)
  }

  var description: String { "scene \(number) (\(Self.kinds[number % 12]))" }

  var list: DisplayList {
    DisplayList([DisplayItem(.fill(shape, .color(.black)), transform: transform)])
  }

  var isStroke: Bool {
    if case .stroke = shape { true } else { false }
  }

  private static let kinds = [
    "polygon", "self-crossing", "self-crossing even-odd", "sliver", "curves", "curves even-odd",
    "rectangles", "ellipse", "polyline", "curve line", "closed line", "dashes",
  ]
}

extension SeededGenerator {
  fileprivate mutating func value(_ range: ClosedRange<CGFloat>) -> CGFloat {
    .random(in: range, using: &self)
  }

  private mutating func point() -> CGPoint { CGPoint(x: value(2...38), y: value(2...38)) }

  fileprivate mutating func matrix(of kind: Int) -> CGAffineTransform {
    let (x, y) = (value(-0.5...0.5), value(-0.5...0.5))
    let moved = CGAffineTransform(translationX: x, y: y)
    switch kind {
    case 0: return .identity
    case 1: return moved
    case 2: return about(CGAffineTransform(rotationAngle: value(-3...3)), moved)
    default: return about(CGAffineTransform(scaleX: value(0.6...1.4), y: value(0.6...1.4)), moved)
    }
  }

  /// The matrix about the picture's middle.
  private func about(_ matrix: CGAffineTransform, _ moved: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(translationX: -20, y: -20).concatenating(matrix)
      .concatenating(CGAffineTransform(translationX: 20, y: 20)).concatenating(moved)
  }

  fileprivate mutating func shape(of kind: Int, _ bends: OracleScene.Bends) -> Shape {
    switch kind {
    case 0: .path(polygon(corners: 3), .winding)
    case 1: .path(polygon(corners: 7), .winding)
    case 2: .path(polygon(corners: 9), .evenOdd)
    case 3: .path(sliver(), .winding)
    case 4: .path(curves(4), .winding)
    case 5: .path(curves(5), .evenOdd)
    case 6: .path(rectangles(), Bool.random(using: &self) ? .winding : .evenOdd)
    case 7: .path(ellipse(), .winding)
    case 8: .stroke(polyline(corners: 4), style())
    case 9: stroke(style(), bends) { $0.curveLine() }
    case 10: stroke(style(), bends) { $0.closedLine() }
    default: stroke(dashed(), bends) { $0.curveLine() }
    }
  }

  /// A line along a path; where bends are to be gentle, one that bends gently enough for the line:
  /// cairo leaves holes where a curve is tighter than the line is wide, and turns the ends of dashes
  /// as its chords lie, which in a tight bend is far from the curve.
  private mutating func stroke(
    _ style: StrokeStyle, _ bends: OracleScene.Bends, _ path: (inout SeededGenerator) -> PathData
  ) -> Shape {
    let tightest = max(1.5 * style.width, style.dashLengths.isEmpty ? 2 : 6)
    while true {
      let path = path(&self)
      if bends == .any || path.smallestRadius >= tightest { return .stroke(path, style) }
    }
  }

  private mutating func polyline(corners: Int) -> PathData {
    var path = PathData()
    path.move(to: point())
    for _ in 1..<corners { path.line(to: point()) }
    return path
  }

  private mutating func polygon(corners: Int) -> PathData {
    var path = polyline(corners: corners)
    path.close()
    return path
  }

  private mutating func sliver() -> PathData {
    let (one, other) = (point(), point())
    let thin = value(0.005...0.4)
    var path = PathData()
    path.move(to: one)
    path.line(to: other)
    path.line(to: CGPoint(x: one.x + thin, y: one.y + value(-thin...thin)))
    path.close()
    return path
  }

  private mutating func curves(_ count: Int) -> PathData {
    var path = PathData()
    path.move(to: point())
    for index in 0..<count {
      if index.isMultiple(of: 2) {
        path.cubic(to: point(), control1: point(), control2: point())
      } else {
        path.quad(to: point(), control: point())
      }
    }
    path.close()
    return path
  }

  private mutating func rectangles() -> PathData {
    var path = PathData()
    for _ in 0..<3 {
      path.addRect(CGRect(x: value(1...20), y: value(1...20), width: value(0.1...18), height: 9))
    }
    return path
  }

  private mutating func ellipse() -> PathData {
    var path = PathData()
    path.addEllipse(
      in: CGRect(
        x: value(2...15), y: value(2...15), width: value(1...22), height: value(1...22)))
    return path
  }

  private mutating func curveLine() -> PathData {
    var path = PathData()
    path.move(to: point())
    path.cubic(to: point(), control1: point(), control2: point())
    path.line(to: point())
    return path
  }

  private mutating func closedLine() -> PathData {
    var path = polyline(corners: 3)
    path.cubic(to: point(), control1: point(), control2: point())
    path.close()
    return path
  }

  private mutating func style() -> StrokeStyle {
    var style = StrokeStyle(width: value(0.4...7))
    style.cap = [.butt, .round, .square].randomElement(using: &self) ?? .butt
    style.join = [.miter, .round, .bevel].randomElement(using: &self) ?? .miter
    style.miterLimit = value(1...12)
    return style
  }

  private mutating func dashed() -> StrokeStyle {
    var style = style()
    let count = Int.random(in: 1...4, using: &self)
    style.dashLengths = (0..<count).map { _ in value(0.5...9) }
    style.dashPhase = value(-10...10)
    return style
  }
}

extension PathData {
  /// The smallest radius of curvature of its curves, as far as 200 places on each tell.
  fileprivate var smallestRadius: CGFloat {
    var pen = CGPoint.zero
    var result = CGFloat.infinity
    for element in elements {
      if case .cubic(let control1, let control2, let end) = element {
        let curve = CubicCurve(start: pen, control1: control1, control2: control2, end: end)
        for step in 0...200 { result = min(result, curve.radius(at: CGFloat(step) / 200)) }
        pen = end
      } else if case .move(let point) = element {
        pen = point
      } else if case .line(let point) = element {
        pen = point
      }
    }
    return result
  }
}

extension CubicCurve {
  /// The radius of curvature, |P′|³ / |P′ × P″|.
  fileprivate func radius(at t: CGFloat) -> CGFloat {
    func vector(_ point: CGPoint) -> SIMD2<Double> { SIMD2(point.x, point.y) }
    let first = vector(derivative(at: t))
    let one = vector(start) - 2 * vector(control1) + vector(control2)
    let other = vector(control1) - 2 * vector(control2) + vector(end)
    let second = 6 * (one + t * (other - one))
    let speed = (first * first).sum().squareRoot()
    return speed * speed * speed / abs(first.x * second.y - first.y * second.x)
  }
}
