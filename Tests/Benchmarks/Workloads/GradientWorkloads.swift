// Linear gradients over the whole picture.

internal import CoreGraphics

enum GradientWorkloads {
  static var all: [Workload] { opaque + translucent }

  private static let sizes = [(375, 667), (1920, 1080), (3840, 2160)]

  private static var opaque: [Workload] {
    // To reach, up to 1920 × 1080 and above.
    let angles: [(degrees: Double, target: Double, large: Double)] = [
      (0, 0.9, 1.0), (30, 0.025, 0.047), (45, 0.025, 0.047), (270, 0.12, 0.126),
    ]
    return sizes.flatMap { width, height in
      angles.flatMap { angle in
        [2, 8].map { stops in
          Workload(
            name: "gradient \(Int(angle.degrees))°, \(stops) stops", width: width, height: height,
            lists: [
              DisplayList([fill(width, height, angle.degrees, colors(stops, alpha: 1))])
            ], unit: .nanosecondsPerPixel,
            target: .ratio(width > 2000 ? angle.large : angle.target, of: "cairo"))
        }
      }
    }
  }

  private static var translucent: [Workload] {
    sizes.map { width, height in
      let page = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
      return Workload(
        name: "translucent gradient 45°", width: width, height: height,
        lists: [
          DisplayList([
            DisplayItem(.fill(.rect(page), .color(RGBA(0.2, 0.3, 0.4)))),
            fill(width, height, 45, colors(2, alpha: 0.6)),
          ])
        ], unit: .nanosecondsPerPixel, target: .ratio(0.078, of: "cairo"))
    }
  }

  private static func colors(_ count: Int, alpha: Double) -> [RGBA] {
    (0..<count).map { index in
      let part = Double(index) / Double(count - 1)
      let red = Double((index * 37 + 20) % 101) / 100
      return RGBA(red, 0.48 * (1 - part) + 0.1, 1 - 0.16 * part, alpha)
    }
  }

  /// A filled page whose gradient runs through the centre, edge to edge.
  private static func fill(
    _ width: Int, _ height: Int, _ degrees: Double, _ colors: [RGBA]
  ) -> DisplayItem {
    let (w, h) = (Double(width), Double(height))
    let (sine, cosine) = sineAndCosine(degrees: degrees)
    let reach = (abs(w * cosine) + abs(h * sine)) / 2
    let (x, y) = (cosine * reach, -sine * reach)
    let stops = colors.enumerated().map {
      GradientPaint.Stop(Double($0.offset) / Double(colors.count - 1), $0.element)
    }
    let kind = GradientPaint.Kind.axial(
      start: CGPoint(x: w / 2 - x, y: h / 2 - y), end: CGPoint(x: w / 2 + x, y: h / 2 + y))
    return DisplayItem(
      .fill(
        .rect(CGRect(x: 0, y: 0, width: w, height: h)),
        .gradient(GradientPaint(kind: kind, stops: stops))))
  }
}
