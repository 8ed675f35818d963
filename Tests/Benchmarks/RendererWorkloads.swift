// What renderers are measured with: gradients, a button, the chart's line.

internal import CoreGraphics

enum RendererWorkloads {
  static var all: [Workload] { gradients + shapes + lines }

  private static var gradients: [Workload] {
    let sizes = [(375, 667), (1920, 1080), (3840, 2160)]
    let angles: [(Double, Double)] = [(0, 0.9), (30, 0.025), (45, 0.025), (270, 0.12)]
    return sizes.flatMap { width, height in
      angles.flatMap { angle, target in
        [2, 8].map { stops in
          Workload(
            name: "gradient \(Int(angle))°, \(stops) stops", width: width, height: height,
            list: gradient(width, height, angle: angle, colors(stops, alpha: 1)),
            target: width > 2000 ? nil : target)
        }
      }
    } + [
      Workload(
        name: "translucent gradient 45°", width: 1920, height: 1080,
        list: gradient(1920, 1080, angle: 45, colors(2, alpha: 0.6)), target: 0.078)
    ]
  }

  private static func colors(_ count: Int, alpha: Double) -> [RGBA] {
    (0..<count).map { index in
      let part = Double(index) / Double(count - 1)
      let red = Double((index * 37 + 20) % 101) / 100
      return RGBA(red, 0.48 * (1 - part) + 0.1, 1 - 0.16 * part, alpha)
    }
  }

  /// A filled page whose gradient runs through the centre, edge to edge.
  private static func gradient(
    _ width: Int, _ height: Int, angle: Double, _ colors: [RGBA]
  ) -> DisplayList {
    let (w, h) = (Double(width), Double(height))
    let (sine, cosine) = sineAndCosine(degrees: angle)
    let reach = (abs(w * cosine) + abs(h * sine)) / 2
    let (x, y) = (cosine * reach, -sine * reach)
    let stops = colors.enumerated().map {
      GradientPaint.Stop(Double($0.offset) / Double(colors.count - 1), $0.element)
    }
    let kind = GradientPaint.Kind.axial(
      start: CGPoint(x: w / 2 - x, y: h / 2 - y), end: CGPoint(x: w / 2 + x, y: h / 2 + y))
    return DisplayList([
      DisplayItem(
        .fill(
          .rect(CGRect(x: 0, y: 0, width: w, height: h)),
          .gradient(GradientPaint(kind: kind, stops: stops))))
    ])
  }

  /// The fancy button: a gradient in a rounded rectangle with a border of 2 points.
  private static var shapes: [Workload] {
    let rect = CGRect(x: 8, y: 8, width: 300, height: 80)
    let blue = RGBA(0, 0.478, 1)
    let purple = RGBA(0.345, 0.337, 0.839)
    let kind = GradientPaint.Kind.axial(
      start: CGPoint(x: 8, y: 48), end: CGPoint(x: 308, y: 48))
    let fill = GradientPaint(kind: kind, stops: [.init(0, blue), .init(1, purple)])
    let shape = Shape.roundedRect(rect, radius: 20, corners: .all)
    var outline = PathData()
    outline.addRoundedRect(rect.insetBy(dx: 1, dy: 1), cornerWidth: 19, cornerHeight: 19)
    let button = DisplayList([
      DisplayItem(.fill(shape, .gradient(fill))),
      DisplayItem(.fill(.stroke(outline, StrokeStyle(width: 2)), .color(.black))),
    ])
    return [
      Workload(
        name: "rounded rectangle 300×80 r 20, border", width: 316, height: 96, list: button,
        target: 0.061)
    ]
  }

  private static var lines: [Workload] {
    [
      chart(scale: 1, target: 0.089), chart(scale: 10, target: 0.049),
      longLine(10_000, width: 2, target: 0.071),
    ]
  }

  /// The chart's line: seven points, width 4, round, painted with a gradient.
  private static func chart(scale: Double, target: Double) -> Workload {
    let points: [(Double, Double)] = [
      (22.5, 120.833333), (67.5, 96.666667), (112.5, 108.75), (157.5, 96.666667),
      (202.5, 48.333333), (247.5, 120.833333), (292.5, 96.666667),
    ]
    var path = PathData()
    for (x, y) in points { path.line(to: CGPoint(x: x + 25, y: y)) }
    let kind = GradientPaint.Kind.axial(
      start: CGPoint(x: 25, y: 0), end: CGPoint(x: 340, y: 0))
    let paint = GradientPaint(
      kind: kind, stops: [.init(0, RGBA(0.99, 0.64, 0.03)), .init(1, RGBA(0.98, 0.15, 0.18))])
    return Workload(
      name: "chart line, 7 points, ×\(Int(scale))", width: Int(340 * scale),
      height: Int(170 * scale),
      list: DisplayList([
        DisplayItem(.fill(.stroke(path, round(width: 4)), .gradient(paint)))
      ]), transform: CGAffineTransform(scaleX: scale, y: scale), target: target)
  }

  private static func longLine(_ count: Int, width: Double, target: Double) -> Workload {
    var path = PathData()
    var value: UInt32 = 12345
    for index in 0..<count {
      value = value &* 1_664_525 &+ 1_013_904_223
      let y = 540 + (Double(value >> 8) / 16_777_216 - 0.5) * 400
      path.line(to: CGPoint(x: Double(index) * 1920 / Double(count), y: y))
    }
    return Workload(
      name: "line of \(count) points, width \(Int(width))", width: 1920, height: 1080,
      list: DisplayList([
        DisplayItem(.fill(.stroke(path, round(width: width)), .color(.black)))
      ]), target: target)
  }

  private static func round(width: Double) -> StrokeStyle {
    var style = StrokeStyle(width: width)
    style.cap = .round
    style.join = .round
    return style
  }
}
