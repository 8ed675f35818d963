// Lines of many segments that lie on each other: what is drawn piece by piece.

import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@Suite struct DenseLineTests {
  private static let size = 120

  /// A noisy series, as charts of measurements have them.
  static func series(_ count: Int) -> PathData {
    var random = SeededGenerator(seed: 41)
    var path = PathData()
    for index in 0..<count {
      let part = Double(index) / Double(count)
      let base = 60 + 30 * sineAndCosine(degrees: part * 540).sine
      path.line(to: CGPoint(x: part * 110 + 5, y: base + random.number(-15...15)))
    }
    return path
  }

  /// Hooks that turn back by less than the line is wide, beside a bundle that makes it dense.
  private static func hooks() -> PathData {
    var random = SeededGenerator(seed: 42)
    var path = PathData()
    for index in 0..<300 {
      path.line(to: CGPoint(x: index % 2 == 0 ? 10 : 110, y: 105))
    }
    for index in 0..<9 {
      var place = CGPoint(x: 20 + Double(index % 3) * 35, y: 20 + Double(index / 3) * 30)
      path.move(to: place)
      place.x += 14
      path.line(to: place)
      let (sine, cosine) = sineAndCosine(degrees: 91 + random.number(0...80))
      let length = random.number(0.1...9)
      place.x += cosine * length
      place.y += (index % 2 == 0 ? sine : -sine) * length
      path.line(to: place)
    }
    return path
  }

  /// About-turns shorter than the line is wide, to all sides, beside the same bundle. Which side of such a
  /// turn is the outer one depends on roundings alone.
  private static func aboutTurns() -> PathData {
    var path = PathData()
    for index in 0..<300 {
      path.line(to: CGPoint(x: index % 2 == 0 ? 10 : 110, y: 105))
    }
    for index in 0..<24 {
      let place = CGPoint(x: 15 + Double(index % 6) * 18, y: 15 + Double(index / 6) * 20)
      let (sine, cosine) = sineAndCosine(degrees: 7 + Double(index) * 15)
      path.move(to: CGPoint(x: place.x - cosine, y: place.y - sine))
      path.line(to: place)
      path.line(to: CGPoint(x: place.x - cosine * 3, y: place.y - sine * 3))
    }
    return path
  }

  private static func line(_ join: CGLineJoin, _ cap: CGLineCap, width: Double) -> Shape {
    var style = StrokeStyle(width: width)
    (style.join, style.cap) = (join, cap)
    return .stroke(series(700), style)
  }

  private func draw(_ shape: Shape, _ transform: CGAffineTransform = .identity) -> PixelBuffer {
    RasterizerTests.draw(
      DisplayList([DisplayItem(.fill(shape, .color(.black)))]), width: Self.size,
      height: Self.size, transform: transform)
  }

  @Test(
    arguments: [CGLineJoin.miter, .round, .bevel], [CGLineCap.butt, .round, .square])
  func `a dense line covers what its outline does`(join: CGLineJoin, cap: CGLineCap) {
    for width in [0.2, 0.9, 3] {
      expectSameAsOutline(Self.line(join, cap, width: width), "width \(width)")
    }
  }

  @Test(arguments: [CGLineJoin.miter, .round, .bevel])
  func `a line that turns back by less than its width covers what its outline does`(
    join: CGLineJoin
  ) {
    for width in [3.0, 6, 11] {
      var style = StrokeStyle(width: width)
      style.join = join
      expectSameAsOutline(.stroke(Self.hooks(), style), "width \(width)")
    }
  }

  @Test func `a line that turns about covers what its outline does`() {
    for width in [3.0, 4.5, 6] {
      var style = StrokeStyle(width: width)
      style.join = .round
      expectSameAsOutline(.stroke(Self.aboutTurns(), style), "width \(width)")
    }
  }

  private func expectSameAsOutline(_ shape: Shape, _ name: Comment) {
    let turned = CGAffineTransform(a: 0.9, b: 0.2, c: -0.3, d: 1.1, tx: 14.3, ty: -9.7)
    for transform in [.identity, turned] {
      let (path, rule) = shape.path(tolerance: 0.0004)
      let one = draw(shape, transform)
      let other = draw(.path(path, rule), transform)
      let differences = (0..<Self.size * Self.size).map { index in
        let (x, y) = (index % Self.size, index / Self.size)
        return abs(Int(one[x, y] >> 24) - Int(other[x, y] >> 24))
      }
      #expect(differences.max() ?? 0 <= 1, name)
    }
  }

  @Test func `a dense line is the same in pieces, moved, and from several threads`() {
    let list = DisplayList([
      DisplayItem(.fill(Self.line(.round, .round, width: 1.5), .color(.black)))
    ])
    let whole = RasterizerTests.draw(list, width: Self.size, height: Self.size)
    let pieces = PixelBuffer(width: Self.size, height: Self.size)
    let rasterizer = Rasterizer()
    for (x, y, width, height) in [
      (0, 0, 50, 37), (50, 0, 70, 37), (0, 37, 120, 1), (0, 38, 120, 82),
    ] {
      let damage = PixelRect(x: x, y: y, width: width, height: height)
      rasterizer.draw(list, transform: .identity, into: pieces, damage: [damage])
    }
    #expect(firstDifference(whole, pieces) == nil)

    let moved = RasterizerTests.draw(
      list, width: Self.size + 9, height: Self.size + 50,
      transform: CGAffineTransform(translationX: 9, y: 50))
    let isSame = (0..<Self.size).allSatisfy { y in
      (0..<Self.size).allSatisfy { x in whole[x, y] == moved[x + 9, y + 50] }
    }
    #expect(isSame)

    let tall = CGAffineTransform(scaleX: 1, y: 6)
    let one = RasterizerTests.draw(list, width: Self.size, height: 700, transform: tall)
    let several = RasterizerTests.draw(
      list, width: Self.size, height: 700, transform: tall, threads: 8)
    #expect(firstDifference(one, several) == nil)
  }

  @Test func `a bundle of lines far beyond the picture, and none at all, are drawn`() {
    var far = PathData()
    for index in 0..<300 {
      let side = index % 2 == 0 ? 1e9 : -1e9
      far.line(to: CGPoint(x: side, y: 60 + Double(index) * 1e-6))
    }
    let band = draw(.stroke(far, StrokeStyle(width: 10)))
    #expect(band[60, 60] >> 24 == 255)
    #expect(band[60, 50] >> 24 == 0)

    var dots = PathData()
    for index in 0..<300 {
      dots.move(to: CGPoint(x: 60, y: 60))
      dots.line(to: CGPoint(x: 60, y: 60 + (index == 7 ? 1e-300 : 0)))
    }
    var style = StrokeStyle(width: 20)
    style.cap = .square
    #expect(draw(.stroke(dots, style))[60, 60] >> 24 == 255)
    style.cap = .butt
    #expect(draw(.stroke(dots, style))[65, 60] >> 24 == 0)
  }
}
