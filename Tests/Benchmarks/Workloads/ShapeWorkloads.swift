// A button, lines, shadows.

internal import CoreGraphics

enum ShapeWorkloads {
  static var all: [Workload] {
    [
      button, chart(scale: 1, target: 0.089), chart(scale: 10, target: 0.049),
      line(10_000, width: 2, target: 0.071), line(1_000_000, width: 1, target: 0.0056),
      shadow(CGSize(width: 300, height: 80), corner: 20, radius: 10),
      shadow(CGSize(width: 1920, height: 1080), corner: 40, radius: 40),
    ]
  }

  /// The fancy button: a gradient in a rounded rectangle with a border of 2 points.
  private static var button: Workload {
    let rect = CGRect(x: 8, y: 8, width: 300, height: 80)
    let kind = GradientPaint.Kind.axial(
      start: CGPoint(x: 8, y: 48), end: CGPoint(x: 308, y: 48))
    let fill = GradientPaint(
      kind: kind, stops: [.init(0, RGBA(0, 0.478, 1)), .init(1, RGBA(0.345, 0.337, 0.839))])
    var outline = PathData()
    outline.addRoundedRect(rect.insetBy(dx: 1, dy: 1), cornerWidth: 19, cornerHeight: 19)
    return Workload(
      name: "rounded rectangle r 20, gradient, border", width: 316, height: 96,
      lists: [
        DisplayList([
          DisplayItem(.fill(.roundedRect(rect, radius: 20, corners: .all), .gradient(fill))),
          DisplayItem(.fill(.stroke(outline, StrokeStyle(width: 2)), .color(.black))),
        ])
      ], size: "300×80", target: .ratio(0.061, of: "cairo"))
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
      name: "chart line, 7 points, width \(Int(4 * scale))", width: Int(340 * scale),
      height: Int(170 * scale),
      lists: [
        DisplayList([DisplayItem(.fill(.stroke(path, round(width: 4)), .gradient(paint)))])
      ], transform: CGAffineTransform(scaleX: scale, y: scale), target: .ratio(target, of: "cairo"))
  }

  /// A wave with noise over the whole width, as measured series look.
  private static func line(_ count: Int, width: Double, target: Double) -> Workload {
    var path = PathData()
    var value: UInt32 = 12345
    for index in 0..<count {
      value = value &* 1_664_525 &+ 1_013_904_223
      let noise = (Double(value >> 8) / 16_777_216 - 0.5) * noiseHeight
      let part = Double(index) / Double(count)
      let wave = sineAndCosine(degrees: part * 1080).sine * 350
      path.line(to: CGPoint(x: part * 1920, y: 540 + wave + noise))
    }
    return Workload(
      name: "line of \(count) points, width \(Int(width))", width: 1920, height: 1080,
      lists: [
        DisplayList([DisplayItem(.fill(.stroke(path, round(width: width)), .color(.black)))])
      ],
      unit: .milliseconds, target: .ratio(target, of: "cairo"))
  }

  /// Pixels; with them cairo takes about as long as for other people's series of 10,000 points.
  private static let noiseHeight = 40.0

  private static func round(width: Double) -> StrokeStyle {
    var style = StrokeStyle(width: width)
    style.cap = .round
    style.join = .round
    return style
  }

  /// A shadow of a rounded rectangle. Each turn moves it by next to nothing: what is measured is
  /// the blur, not a cache of it.
  private static func shadow(_ size: CGSize, corner: CGFloat, radius: CGFloat) -> Workload {
    let margin = radius * 1.5 + 2
    let isLarge = size.width > 1000
    // A large one lies within its picture, a small one has its picture around it.
    let rect =
      isLarge
      ? CGRect(origin: .zero, size: size).insetBy(dx: margin, dy: margin)
      : CGRect(x: margin, y: margin, width: size.width, height: size.height)
    let lists = (0..<(isLarge ? 32 : 512)).map { index in
      DisplayList([
        DisplayItem(
          .shadow(
            Shadow(
              caster: .shape(.roundedRect(rect, radius: corner, corners: .all)),
              color: RGBA(0, 0, 0, 0.5), offset: CGSize(width: CGFloat(index) * 1e-7, height: 0),
              radius: radius)))
      ])
    }
    return Workload(
      name: "shadow blur, radius \(Int(radius))",
      width: Int(isLarge ? size.width : size.width + 2 * margin),
      height: Int(isLarge ? size.height : size.height + 2 * margin), lists: lists,
      size: "\(Int(size.width))×\(Int(size.height))", target: .ratio(1, of: "Qt"))
  }
}
