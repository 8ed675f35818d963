// Gradients against their formula in double precision.

import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@Suite struct OracleGradientTests {
  @Test func `gradients are within one step of the formula, and nearly always equal`() {
    var sum = 0.0
    var count = 0.0
    for number in 0..<120 {
      let (paint, transform) = scene(number)
      let (worst, total) = error(paint, transform)
      #expect(worst <= 1, "gradient scene \(number): off by \(worst)")
      sum += total
      count += Double(Self.width * Self.height * 4)
    }
    #expect(sum / count <= 0.05)
    print("gradients: mean error \(sum / count) of 255")
  }

  private static let width = 48
  private static let height = 32

  private func error(
    _ paint: GradientPaint, _ transform: CGAffineTransform
  ) -> (worst: Double, total: Double) {
    let rect = CGRect(x: -500, y: -500, width: 1000, height: 1000)
    let list = DisplayList([
      DisplayItem(.fill(.rect(rect), .gradient(paint)), transform: transform)
    ])
    let pixels = draw(list, width: Self.width, height: Self.height)
    let reference = ReferenceGradient(paint, transform: transform)
    var worst = 0.0
    var total = 0.0
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let wanted = reference.color(x: x, y: y).rounded(.toNearestOrAwayFromZero)
        let pixel = pixels[x, y]
        let drawn = SIMD4(
          Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255),
          Double(pixel >> 24))
        for channel in 0..<4 {
          let error = abs(wanted[channel] - drawn[channel])
          worst = max(worst, error)
          total += error
        }
      }
    }
    return (worst, total)
  }

  private func scene(_ number: Int) -> (GradientPaint, CGAffineTransform) {
    var random = SeededGenerator(seed: UInt64(number) &+ 0x6E_AD)
    func value(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    func point() -> CGPoint { CGPoint(x: value(-10...60), y: value(-10...40)) }
    let stopCount = Int.random(in: 1...5, using: &random)
    let places = (0..<stopCount).map { _ in Double(value(0...1)) }.sorted()
    let isOpaque = number % 4 == 0
    let stops = places.map { place in
      GradientPaint.Stop(
        place,
        RGBA(
          Double(value(0...1)), Double(value(0...1)), Double(value(0...1)),
          isOpaque ? 1 : Double(value(0...1))))
    }
    let kind: GradientPaint.Kind =
      switch number % 3 {
      case 0: .axial(start: point(), end: point())
      case 1:
        .radial(
          start: point(), startRadius: Bool.random(using: &random) ? 0 : value(0...30),
          end: point(),
          endRadius: value(5...60))
      default: .conic(center: point(), angle: value(-3...3))
      }
    var paint = GradientPaint(kind: kind, stops: stops)
    paint.extendsBeforeStart = Bool.random(using: &random)
    paint.extendsAfterEnd = Bool.random(using: &random)
    if number % 5 == 0 { paint.transform = CGAffineTransform(scaleX: value(0.3...2), y: 1) }
    return (paint, number % 2 == 0 ? .identity : CGAffineTransform(rotationAngle: value(-1...1)))
  }
}
