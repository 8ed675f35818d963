// Gradients are within 1/255 of the exact colour at the pixel's centre.

import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@Suite struct GradientTests {
  @Test(arguments: [0.0, 17, 30, 45, 89.5, 90, 135, 200, 270, 310])
  func `a linear gradient is exact at any angle`(angle: Double) {
    Fuzz.run(6) { generator, trace in
      let (sine, cosine) = sineAndCosine(degrees: angle)
      let reach = generator.number(4...400)
      let center = generator.point(10...50)
      let start = CGPoint(x: center.x - cosine * reach, y: center.y + sine * reach)
      let end = CGPoint(x: center.x + cosine * reach, y: center.y - sine * reach)
      let stops = randomStops(generator.integer(1...9), &generator)
      check(
        GradientPaint(kind: .axial(start: start, end: end), stops: stops), trace
      ) { axial($0, start, end) }
    }
  }

  @Test func `256 stops are exact`() {
    var generator = SeededGenerator(seed: 8)
    let stops = (0..<256).map {
      GradientPaint.Stop(Double($0) / 255, generator.color())
    }
    for width in [40.0, 900, 9000] {
      let end = CGPoint(x: width, y: width / 3)
      check(
        GradientPaint(kind: .axial(start: .zero, end: end), stops: stops), "width \(width)"
      ) { axial($0, .zero, end) }
    }
  }

  @Test func `a pixel on a hard stop takes the later colour`() {
    let gradient = GradientPaint(
      kind: .axial(start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 8.5, y: 0)),
      stops: [
        .init(0, .black), .init(0.5, .black), .init(0.5, .white), .init(1, .white),
      ])
    let buffer = draw(fill(gradient), width: 9, height: 2)
    for y in 0..<2 {
      #expect((0..<4).allSatisfy { buffer[$0, y] == 0xFF00_0000 })
      #expect((4..<9).allSatisfy { buffer[$0, y] == 0xFFFF_FFFF })
    }
  }

  @Test(arguments: [3.0, 33, 60, 118, 255])
  func `a hard stop at any angle divides the pixels by their centres`(angle: Double) {
    let (sine, cosine) = sineAndCosine(degrees: angle)
    let gradient = GradientPaint(
      kind: .axial(
        start: CGPoint(x: 30, y: 30), end: CGPoint(x: 30 + 100 * cosine, y: 30 - 100 * sine)),
      stops: [.init(0.013, .black), .init(0.013, .white)])
    let buffer = draw(fill(gradient), width: 60, height: 60)
    for y in 0..<60 {
      for x in 0..<60 {
        let t = ((Double(x) - 29.5) * cosine - (Double(y) - 29.5) * sine) / 100
        guard abs(t - 0.013) > 1e-9 else { continue }
        #expect(buffer[x, y] == (t < 0.013 ? 0xFF00_0000 : 0xFFFF_FFFF))
      }
    }
  }

  @Test func `a vertical gradient has one colour a row and a horizontal one equal rows`() {
    let stops = [GradientPaint.Stop(0, RGBA(1, 0, 0)), GradientPaint.Stop(1, RGBA(0, 0, 1))]
    let down = GradientPaint(
      kind: .axial(start: .zero, end: CGPoint(x: 0, y: 30)), stops: stops)
    let across = GradientPaint(
      kind: .axial(start: .zero, end: CGPoint(x: 30, y: 0)), stops: stops)
    let rows = draw(fill(down), width: 30, height: 30)
    let columns = draw(fill(across), width: 30, height: 30)
    for y in 0..<30 {
      for x in 0..<30 {
        #expect(rows[x, y] == rows[0, y])
        #expect(columns[x, y] == columns[x, 0])
        #expect(columns[x, y] == rows[y, x])
      }
    }
  }

  @Test func `a radial gradient is exact`() {
    Fuzz.run(10) { generator, trace in
      let center = generator.point(10...50)
      let radius = generator.number(5...60)
      let stops = randomStops(generator.integer(1...5), &generator)
      let gradient = GradientPaint(
        kind: .radial(start: center, startRadius: 0, end: center, endRadius: radius),
        stops: stops)
      check(gradient, trace) { point in
        let (x, y) = (point.x - center.x, point.y - center.y)
        return (x * x + y * y).squareRoot() / radius
      }
    }
  }

  @Test func `a conic gradient turns clockwise from east`() {
    let sectors = (0..<8).flatMap { index -> [GradientPaint.Stop] in
      let color = RGBA(Double(index) / 7, 0, 0)
      return [.init(Double(index) / 8, color), .init(Double(index + 1) / 8, color)]
    }
    let gradient = GradientPaint(
      kind: .conic(center: CGPoint(x: 10.5, y: 10.5), angle: 0), stops: sectors)
    let buffer = draw(fill(gradient), width: 21, height: 21)
    let corners = [
      (20, 10, 0), (20, 20, 1), (10, 20, 2), (0, 20, 3), (0, 10, 4), (0, 0, 5), (10, 0, 6),
      (20, 0, 7), (20, 12, 0), (12, 20, 1), (20, 9, 7),
    ]
    for (x, y, sector) in corners {
      let expected = UInt32((Double(sector) / 7 * 255).rounded())
      #expect(buffer[x, y] >> 16 & 255 == expected, "\(x), \(y)")
    }
  }

  @Test func `a gradient that does not extend is clear beyond its ends`() {
    var gradient = GradientPaint(
      kind: .axial(start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0)),
      stops: [.init(0, .black), .init(1, .white)])
    gradient.extendsBeforeStart = false
    gradient.extendsAfterEnd = false
    let row = alphas(draw(fill(gradient), width: 20, height: 1))[0]
    #expect(row == (0..<20).map { (5..<15).contains($0) ? 255 : 0 })
  }

  private func fill(_ gradient: GradientPaint) -> DisplayList {
    DisplayList([
      DisplayItem(
        .fill(.rect(CGRect(x: 0, y: 0, width: 100, height: 100)), .gradient(gradient)))
    ])
  }

  private func randomStops(
    _ count: Int, _ generator: inout SeededGenerator
  ) -> [GradientPaint.Stop] {
    var location = generator.number(-0.2...0.3)
    return (0..<count).map { _ in
      if generator.integer(0...3) > 0 { location += generator.number(0...0.4) }
      return GradientPaint.Stop(location, generator.color())
    }
  }

  private func axial(_ point: CGPoint, _ start: CGPoint, _ end: CGPoint) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    return ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy)
  }

  /// Compares each pixel with the exact colour; pixels within 1e-9 of a hard stop may be either.
  private func check(
    _ gradient: GradientPaint, _ trace: String, _ parameter: (CGPoint) -> Double
  ) {
    let buffer = draw(fill(gradient), width: 60, height: 60)
    var worst = 0.0
    for y in 0..<60 {
      for x in 0..<60 {
        let t = parameter(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        if gradient.stops.contains(where: { abs($0.location - t) < 1e-9 }) { continue }
        let exact = exactColor(gradient.stops, t)
        for (shift, value) in zip([16, 8, 0, 24] as [UInt32], exact) {
          worst = max(worst, abs(Double(buffer[x, y] >> shift & 255) - value))
        }
      }
    }
    #expect(worst <= 1, "\(trace)")
  }

  /// Red, green, blue and alpha at `t`, premultiplied, times 255.
  private func exactColor(_ stops: [GradientPaint.Stop], _ t: Double) -> [Double] {
    let color: RGBA
    if let next = stops.firstIndex(where: { $0.location > t }) {
      guard next > 0 else { return components(stops[0].color) }
      let (one, two) = (stops[next - 1], stops[next])
      let part = (t - one.location) / (two.location - one.location)
      func mix(_ path: KeyPath<RGBA, Double>) -> Double {
        one.color[keyPath: path] * (1 - part) + two.color[keyPath: path] * part
      }
      color = RGBA(mix(\.red), mix(\.green), mix(\.blue), mix(\.alpha))
    } else {
      color = stops[stops.count - 1].color
    }
    return components(color)
  }

  private func components(_ color: RGBA) -> [Double] {
    [color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha]
      .map { $0 * 255 }
  }
}
