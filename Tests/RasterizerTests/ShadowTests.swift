// Shadows: a Gaussian that keeps the sum and is symmetric.

import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@Suite struct ShadowTests {
  private func shadow(
    _ rect: CGRect, radius: Double, offset: CGSize = .zero, size: Int
  ) -> [[Int]] {
    let shadow = Shadow(
      caster: .shape(.rect(rect)), color: .black, offset: offset, radius: radius)
    return alphas(draw(DisplayList([DisplayItem(.shadow(shadow))]), width: size, height: size))
  }

  @Test(arguments: [1.0, 3, 7.5, 12])
  func `a blur keeps the sum of coverage`(radius: Double) {
    let rows = shadow(CGRect(x: 25, y: 25, width: 14, height: 14), radius: radius, size: 64)
    let sum = rows.joined().reduce(0, +)
    // Each pixel is rounded: half a level for about 2500 pixels, and signs that cancel.
    #expect(abs(sum - 14 * 14 * 255) < 600)
  }

  @Test func `a blur is symmetric`() {
    let rows = shadow(CGRect(x: 20, y: 20, width: 10, height: 10), radius: 8, size: 50)
    for y in 0..<50 {
      for x in 0..<50 {
        #expect(rows[y][x] == rows[49 - y][x] && rows[y][x] == rows[x][y])
      }
    }
  }

  @Test func `half of a wide edge's shadow lies on each side of the edge`() {
    let row = shadow(CGRect(x: -100, y: -100, width: 132, height: 300), radius: 10, size: 64)[30]
    #expect(row[31] + row[32] == 255)
    #expect(row[21] == 255 && row[42] == 0)
    // One σ (5 pixels) outside the edge: of the Gaussian's integral, 0.1587, without its tail beyond two σ,
    // over what two σ hold.
    let expected = (0.1587 - 0.0228) / 0.9545
    let mean = Double(row[36] + row[37]) / 2 / 255
    #expect(abs(mean - expected) < 0.012)
  }

  // An iOS simulator's picture of a layer with radius 6 at scale 2 and opacity 0.9, outwards from the edge.
  @Test func `an edge's shadow is a simulator's within a level`() {
    let simulator = [
      111, 103, 95, 87, 79, 72, 66, 59, 52, 46, 41, 35, 31, 26, 23, 19, 15, 13, 10, 7, 5, 4, 3, 1,
      0,
    ]
    var edge = Shadow(
      caster: .shape(.rect(CGRect(x: -200, y: -200, width: 232, height: 464))), color: .black,
      offset: .zero, radius: 24)
    edge.color.alpha = 0.9
    let row = alphas(draw(DisplayList([DisplayItem(.shadow(edge))]), width: 64, height: 64))[32]
    for (place, alpha) in simulator.enumerated() { #expect(abs(row[32 + place] - alpha) <= 1) }
  }

  @Test func `Fuzz: a blur is within a step of the Gaussian in double precision`() {
    Fuzz.run(6) { generator, trace in
      let radius = generator.number(0...14)
      let shape = Shape.path(
        polygon((0..<5).map { _ in generator.point(20...60) }), .evenOdd)
      let shadow = Shadow(caster: .shape(shape), color: .black, offset: .zero, radius: radius)
      let blurred = alphas(
        draw(DisplayList([DisplayItem(.shadow(shadow))]), width: 80, height: 80))
      let exact = gaussian(coverage(shape, width: 80, height: 80), sigma: radius / 2)
      let worst = zip(blurred.joined(), exact.joined()).map { abs(Double($0) - $1) }.max() ?? 0
      #expect(worst <= 1, "\(trace): radius \(radius)")
    }
  }

  /// Two σ to each side, as pictures of iOS simulators show; beyond the edges is nothing.
  private func gaussian(_ rows: [[Int]], sigma: Double) -> [[Double]] {
    guard sigma > 0 else { return rows.map { $0.map { Double($0) } } }
    let reach = Int((2 * sigma).rounded(.up))
    let samples = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = samples.reduce(0, +)
    func blurred(_ values: [Double]) -> [Double] {
      values.indices.map { index in
        var result = 0.0
        for (place, sample) in zip(index - reach...index + reach, samples)
        where values.indices.contains(place) { result += values[place] * sample / sum }
        return result
      }
    }
    let across = rows.map { blurred($0.map { Double($0) }) }
    let columns = across[0].indices.map { x in blurred(across.map { $0[x] }) }
    return rows.indices.map { y in columns.map { $0[y] } }
  }

  @Test func `without a radius a shadow is the moved shape`() {
    let rect = CGRect(x: 3, y: 4, width: 5, height: 6)
    let offset = CGSize(width: 2.5, height: -1)
    #expect(
      shadow(rect, radius: 0, offset: offset, size: 20)
        == coverage(.rect(rect.offsetBy(dx: 2.5, dy: -1)), width: 20, height: 20))
  }

  @Test func `a list's shadow equals its shape's`() {
    let rect = CGRect(x: 8, y: 9, width: 9, height: 7)
    let list = DisplayList([DisplayItem(.fill(.rect(rect), .color(RGBA(1, 0, 0))))])
    let offset = CGSize(width: 1, height: 2)
    let shadows = [Shadow.Caster.list(list), .shape(.rect(rect))].map {
      Shadow(caster: $0, color: RGBA(0, 0, 1, 0.5), offset: offset, radius: 4)
    }
    let pictures = shadows.map {
      draw(DisplayList([DisplayItem(.shadow($0))]), width: 30, height: 30)
    }
    #expect(firstDifference(pictures[0], pictures[1]) == nil)
  }
}
