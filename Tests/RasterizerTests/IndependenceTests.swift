// A pixel depends on the list and the matrix alone: not on damage, bands or threads.

import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@Suite struct IndependenceTests {
  @Test func `drawing piece by piece gives the bytes of drawing at once`() {
    Fuzz.run(80) { generator, trace in
      var scene = RandomScene(generator)
      let list = scene.list(items: 4)
      let transform = CGAffineTransform(scaleX: scene.generator.number(0.7...2), y: 1.25)
      let whole = draw(list, width: 60, height: 50, transform: transform, background: .white)
      let pieces = PixelBuffer(width: 60, height: 50)
      let rasterizer = Rasterizer()
      for rect in partition(PixelRect(x: 0, y: 0, width: 60, height: 50), &scene.generator) {
        rasterizer.draw(
          list, transform: transform, into: pieces, damage: [rect], background: .white)
      }
      #expect(firstDifference(whole, pieces) == nil, "\(trace)")
    }
  }

  @Test func `drawing again gives the bytes of the first time, whole and in pieces`() {
    Fuzz.run(25) { generator, trace in
      var scene = RandomScene(generator)
      let list = scene.list(items: 4)
      let first = draw(list, width: 60, height: 60)
      let rasterizer = Rasterizer()
      let again = PixelBuffer(width: 60, height: 60)
      for _ in 0..<3 {
        rasterizer.draw(list, transform: .identity, into: again)
        #expect(firstDifference(first, again) == nil, "\(trace)")
      }
      for rect in partition(again.bounds, &scene.generator) {
        rasterizer.draw(list, transform: .identity, into: again, damage: [rect])
      }
      #expect(firstDifference(first, again) == nil, "\(trace)")
    }
  }

  @Test(arguments: [
    CGAffineTransform(a: -1, b: 0, c: 0, d: 1.5, tx: 50, ty: -10),
    CGAffineTransform(a: 0.5, b: 0, c: 0, d: -2, tx: 3.5, ty: 60),
    CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 20, ty: -5),
    CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0),
    CGAffineTransform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 20),
  ])
  func `lists that are mirrored or turned, or flat, show what they hold in every piece`(
    _ transform: CGAffineTransform
  ) {
    let squares = (0..<16).map { index in
      let place = CGPoint(x: index % 4 * 12 + 2, y: index / 4 * 12 + 2)
      return DisplayItem(
        .fill(.rect(CGRect(origin: place, size: CGSize(width: 8.5, height: 8))), .color(.black)))
    }
    let shadow = Shadow(
      caster: .shape(.rect(CGRect(x: 4, y: 4, width: 9, height: 9))), color: .black,
      offset: CGSize(width: 14, height: 14), radius: 4)
    let list = DisplayList([
      DisplayItem(
        .list(DisplayList(squares + [DisplayItem(.shadow(shadow))])), transform: transform)
    ])
    let whole = draw(list, width: 60, height: 60)
    let pieces = PixelBuffer(width: 60, height: 60)
    for index in 0..<144 {
      let rect = PixelRect(x: index % 12 * 5, y: index / 12 * 5, width: 5, height: 5)
      Rasterizer().draw(list, transform: .identity, into: pieces, damage: [rect])
    }
    #expect(firstDifference(whole, pieces) == nil)
  }

  @Test func `overlapping damage gives the bytes of drawing at once`() {
    Fuzz.run(20) { generator, trace in
      var scene = RandomScene(generator)
      let list = scene.list(items: 3)
      let whole = draw(list, width: 50, height: 50)
      let pieces = PixelBuffer(width: 50, height: 50)
      Rasterizer().draw(
        list, transform: .identity, into: pieces,
        damage: [
          PixelRect(x: 0, y: 0, width: 30, height: 40),
          PixelRect(x: 20, y: 10, width: 30, height: 40),
          PixelRect(x: -9, y: 35, width: 99, height: 99),
          PixelRect(x: 29, y: -3, width: 40, height: 20),
        ])
      #expect(firstDifference(whole, pieces) == nil, "\(trace)")
    }
  }

  @Test func `a growing line gives in small damage the bytes of the whole line`() {
    Fuzz.run(150) { generator, trace in
      var scene = RandomScene(generator, size: 70)
      var style = StrokeStyle(width: scene.generator.number(0.3...10))
      style.trimStart = scene.generator.number(0...0.3)
      style.trimEnd = scene.generator.number(0.5...0.99)
      let path = scene.path(elements: scene.generator.integer(2...12))
      let line = DisplayList([DisplayItem(.fill(.stroke(path, style), .color(RGBA(1, 0, 0))))])
      let transform = CGAffineTransform(scaleX: scene.generator.number(0.7...2), y: 0.8)
      let whole = draw(line, width: 70, height: 60, transform: transform)
      let pieces = PixelBuffer(width: 70, height: 60)
      let rasterizer = Rasterizer()
      for rect in partition(pieces.bounds, &scene.generator) {
        rasterizer.draw(line, transform: transform, into: pieces, damage: [rect])
      }
      #expect(firstDifference(whole, pieces) == nil, "\(trace)")
    }
  }

  /// Rows of a hundred edges put them in order; those of few look first whether their chains are.
  @Test func `a shape gives the same coverage beside a fence of many edges`() {
    var fence = PathData()
    for index in 0..<50 {
      fence.addRect(CGRect(x: 40 + Double(index), y: -20, width: 0.5, height: 60))
    }
    Fuzz.run(3000) { generator, trace in
      var scene = RandomScene(generator, size: 20)
      var path = PathData()
      for _ in 0..<scene.generator.integer(1...3) { path.append(scene.contour()) }
      let rule: CGPathFillRule = scene.generator.integer(0...1) == 0 ? .winding : .evenOdd
      let alone = coverage(.path(path, rule), width: 30, height: 20)
      path.append(fence)
      let beside = coverage(.path(path, rule), width: 90, height: 20)
      #expect(alone == beside.map { Array($0[..<30]) }, "\(trace)")
    }
  }

  @Test func `pixels outside the damage are left alone`() {
    var scene = RandomScene(SeededGenerator(seed: 5))
    let list = scene.list(items: 6)
    let buffer = draw(DisplayList(), width: 40, height: 40, background: RGBA(1, 0, 1))
    let damage = PixelRect(x: 7, y: 9, width: 20, height: 13)
    Rasterizer().draw(list, transform: .identity, into: buffer, damage: [damage])
    let outside = (0..<40).flatMap { y in (0..<40).map { (x: $0, y: y) } }.filter {
      damage.intersection(PixelRect(x: $0.x, y: $0.y, width: 1, height: 1)).isEmpty
    }
    #expect(outside.allSatisfy { buffer[$0.x, $0.y] == 0xFFFF_00FF })
  }

  @Test(arguments: [2, 8])
  func `several threads give the bytes of one`(threads: Int) {
    var scene = RandomScene(SeededGenerator(seed: 11), size: 500)
    let list = scene.list(items: 8)
    let one = draw(list, width: 512, height: 600)
    let several = draw(list, width: 512, height: 600, threads: threads)
    #expect(firstDifference(one, several) == nil)
  }

  @Test func `large fills above one another give the bytes of drawing them in pieces`() {
    let page = CGRect(x: 0, y: 0, width: 1024, height: 640)
    let gradient = GradientPaint(
      kind: .axial(start: CGPoint(x: 30, y: 0), end: CGPoint(x: 900, y: 640)),
      stops: [.init(0, RGBA(1, 0.3, 0, 0.4)), .init(1, RGBA(0, 0.2, 1, 0.8))])
    var scene = RandomScene(SeededGenerator(seed: 12), size: 600)
    let list = DisplayList(
      [
        DisplayItem(.fill(.rect(page), .color(RGBA(0.9, 0.8, 0.2)))),
        DisplayItem(.fill(.rect(page.insetBy(dx: 7.5, dy: 20.25)), .gradient(gradient))),
        DisplayItem(.list(DisplayList([DisplayItem(.fill(.rect(page), .gradient(gradient)))]))),
      ] + scene.list(items: 6).items)
    let whole = draw(list, width: 1024, height: 640)
    let pieces = PixelBuffer(width: 1024, height: 640)
    let rasterizer = Rasterizer()
    for top in stride(from: 0, to: 640, by: 80) {
      rasterizer.draw(
        list, transform: .identity, into: pieces,
        damage: [PixelRect(x: 0, y: top, width: 1024, height: 80)])
    }
    #expect(firstDifference(whole, pieces) == nil)
  }

  @Test(arguments: [0.0, 700])
  func `a gradient that no cache holds has the bytes of its pieces`(rise: Double) {
    // Rows of an odd width begin at every place of a vector, and the last pixels fill none.
    let (width, height) = (2099, 2003)
    let gradient = GradientPaint(
      kind: .axial(start: CGPoint(x: 301, y: 0), end: CGPoint(x: 1700, y: rise)),
      stops: [.init(0, RGBA(1, 0.3, 0)), .init(1, RGBA(0, 0.2, 1))])
    let page = CGRect(x: 0, y: 0, width: width, height: height)
    let list = DisplayList([DisplayItem(.fill(.rect(page), .gradient(gradient)))])
    let whole = draw(list, width: width, height: height)
    let pieces = PixelBuffer(width: width, height: height)
    let rasterizer = Rasterizer()
    for top in stride(from: 0, to: height, by: 200) {
      rasterizer.draw(
        list, transform: .identity, into: pieces,
        damage: [PixelRect(x: 0, y: top, width: width, height: min(200, height - top))])
    }
    #expect(firstDifference(whole, pieces) == nil)
  }

  /// Cuts a rectangle in random places.
  private func partition(_ rect: PixelRect, _ generator: inout SeededGenerator) -> [PixelRect] {
    guard rect.area > 300, rect.width > 2, rect.height > 2 else { return [rect] }
    if generator.integer(0...1) == 0 {
      let cut = generator.integer(1...rect.width - 1)
      return partition(
        PixelRect(x: rect.x, y: rect.y, width: cut, height: rect.height), &generator)
        + partition(
          PixelRect(
            x: rect.x + cut, y: rect.y, width: rect.width - cut, height: rect.height),
          &generator)
    }
    let cut = generator.integer(1...rect.height - 1)
    return partition(
      PixelRect(x: rect.x, y: rect.y, width: rect.width, height: cut), &generator)
      + partition(
        PixelRect(x: rect.x, y: rect.y + cut, width: rect.width, height: rect.height - cut),
        &generator)
  }
}

/// Where two pictures differ first, with both pixels.
func firstDifference(_ one: PixelBuffer, _ other: PixelBuffer) -> String? {
  for y in 0..<one.height {
    for x in 0..<one.width where one[x, y] != other[x, y] {
      let pixels = [one[x, y], other[x, y]].map { String($0, radix: 16) }
      return "\(x), \(y): \(pixels)"
    }
  }
  return nil
}

extension RandomScene {
  /// Anything, a rounded shape, a star, or a zigzag with ends on the same heights.
  fileprivate mutating func contour() -> PathData {
    var path = PathData()
    switch generator.integer(0...3) {
    case 0: return self.path(elements: generator.integer(2...8))
    case 1: path.addEllipse(in: rect())
    case 2:
      let (center, count) = (generator.point(0...size), generator.integer(3...9))
      let radii = (generator.number(1...20), generator.number(1...20))
      return polygon(
        (0..<2 * count).map { index in
          let angle = Double(index) * .pi / Double(count)
          let radius = index.isMultiple(of: 2) ? radii.0 : radii.1
          return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        })
    default:
      let step = 1 / Double(generator.integer(1...4))
      return polygon(
        (0..<generator.integer(3...9)).map { _ in
          let point = generator.point(0...size)
          return CGPoint(
            x: (point.x / step).rounded() * step, y: (point.y / step).rounded() * step / 4)
        })
    }
    return path
  }
}
