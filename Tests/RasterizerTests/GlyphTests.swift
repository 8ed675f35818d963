// Glyphs come as masks where the matrix only scales, and as outlines otherwise.

import CoreGraphics
import Rasterizer
import Testing

@Suite struct GlyphTests {
  private let font = CGFont(postScriptName: "Fake", source: FakeGlyphSource())

  private func glyphs(_ position: CGPoint, size: Double) -> DisplayItem {
    DisplayItem(
      .glyphs(
        GlyphRun(font: font, size: size, glyphs: [2], positions: [position]), .color(.black)))
  }

  @Test func `a glyph on quarters of a pixel covers its box`() {
    let item = glyphs(CGPoint(x: 3.25, y: 14.75), size: 8)
    let box = coverage(.rect(CGRect(x: 3.25, y: 6.75, width: 8, height: 8)), width: 20, height: 20)
    #expect(alphas(draw(DisplayList([item]), width: 20, height: 20)) == box)
  }

  @Test func `a position between quarters takes the nearest`() {
    let near = draw(DisplayList([glyphs(CGPoint(x: 3.3, y: 14.7), size: 8)]), width: 20, height: 20)
    let exact = draw(
      DisplayList([glyphs(CGPoint(x: 3.25, y: 14.75), size: 8)]), width: 20, height: 20)
    #expect(near.hasSamePixels(as: exact))
  }

  @Test func `under a rotation the outline is filled`() {
    var item = glyphs(.zero, size: 8)
    item.transform = CGAffineTransform(rotationAngle: .pi / 2)
      .concatenating(CGAffineTransform(translationX: 3.3, y: 4.4))
    let box = coverage(.rect(CGRect(x: 3.3, y: 4.4, width: 8, height: 8)), width: 20, height: 20)
    #expect(alphas(draw(DisplayList([item]), width: 20, height: 20)) == box)
  }

  @Test func `a very large glyph is filled from its outline`() {
    let item = glyphs(CGPoint(x: -290.6, y: 9.3), size: 300)
    let box = coverage(
      .rect(CGRect(x: -290.6, y: -290.7, width: 300, height: 300)), width: 20, height: 20)
    #expect(alphas(draw(DisplayList([item]), width: 20, height: 20)) == box)
  }

  @Test func `the mask cache says its size and is filled once`() {
    let rasterizer = Rasterizer()
    let buffer = PixelBuffer(width: 20, height: 20)
    let list = DisplayList([glyphs(CGPoint(x: 3, y: 14), size: 8)])
    #expect(rasterizer.cacheSizes.glyphs == 0)
    rasterizer.draw(list, transform: .identity, into: buffer)
    let first = rasterizer.cacheSizes.glyphs
    #expect(first > 0)
    rasterizer.draw(list, transform: .identity, into: buffer)
    #expect(rasterizer.cacheSizes.glyphs == first)
  }

  @Test(arguments: [RGBA.black, RGBA(0.9, 0.2, 0.4, 0.6)], [false, true])
  func `glyphs that meet in pixels look as if drawn one by one`(color: RGBA, isClipped: Bool) {
    // Each covers part of its neighbours' pixels, and of the one after.
    let places = (0..<9).map { CGPoint(x: 3.3 + Double($0) * 2.6, y: 14.3 + Double($0 % 3)) }
    let clip = ClipShape(.rect(CGRect(x: 0, y: 0, width: 40, height: 24)))
    func list(_ runs: [[CGPoint]]) -> DisplayList {
      DisplayList(
        runs.map { positions in
          let run = GlyphRun(
            font: font, size: 8, glyphs: positions.map { _ in 1 }, positions: positions)
          return DisplayItem(.glyphs(run, .color(color)), clips: isClipped ? [clip] : [])
        })
    }
    let together = draw(list([places]), width: 40, height: 24, background: RGBA(0.2, 0.5, 0.3))
    let apart = draw(
      list(places.map { [$0] }), width: 40, height: 24, background: RGBA(0.2, 0.5, 0.3))
    #expect(together.hasSamePixels(as: apart))
    #expect(together[6, 10] != together[39, 0])
  }

  @Test func `a run keeps its pixels when it is drawn again elsewhere`() {
    var item = glyphs(CGPoint(x: 3.3, y: 14.7), size: 8)
    let rasterizer = Rasterizer()
    let (first, second) = (PixelBuffer(width: 50, height: 30), PixelBuffer(width: 50, height: 30))
    rasterizer.draw(DisplayList([item]), transform: .identity, into: first)
    item.transform = CGAffineTransform(translationX: 20, y: 7)
    rasterizer.draw(DisplayList([item]), transform: .identity, into: second)
    let moved = (0..<20).flatMap { y in (0..<20).map { x in second[x + 20, y + 7] } }
    #expect(moved == (0..<20).flatMap { y in (0..<20).map { x in first[x, y] } })
    #expect(moved.contains { $0 != 0 })
  }

  @Test func `another run in the same place is not taken for the one before`() {
    let rasterizer = Rasterizer()
    func picture(_ glyph: CGGlyph, size: Double) -> PixelBuffer {
      let run = GlyphRun(
        font: font, size: size, glyphs: [glyph], positions: [CGPoint(x: 3, y: 14)])
      let list = DisplayList([DisplayItem(.glyphs(run, .color(.black)))])
      let buffer = PixelBuffer(width: 30, height: 20)
      rasterizer.draw(list, transform: .identity, into: buffer)
      #expect(buffer.hasSamePixels(as: draw(list, width: 30, height: 20)))
      return buffer
    }
    let wide = picture(2, size: 8)
    #expect(!picture(1, size: 8).hasSamePixels(as: wide))
    #expect(!picture(2, size: 9).hasSamePixels(as: wide))
    #expect(picture(2, size: 8).hasSamePixels(as: wide))
  }

  @Test func `text out of sight makes no masks`() {
    let rasterizer = Rasterizer()
    let list = DisplayList([glyphs(CGPoint(x: 300, y: 14), size: 8)])
    rasterizer.draw(list, transform: .identity, into: PixelBuffer(width: 20, height: 20))
    #expect(rasterizer.cacheSizes.glyphs == 0)
  }
}
