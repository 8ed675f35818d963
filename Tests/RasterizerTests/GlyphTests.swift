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
    #expect(rasterizer.cacheByteCounts.glyphs == 0)
    rasterizer.draw(list, transform: .identity, into: buffer)
    let first = rasterizer.cacheByteCounts.glyphs
    #expect(first > 0)
    rasterizer.draw(list, transform: .identity, into: buffer)
    #expect(rasterizer.cacheByteCounts.glyphs == first)
  }
}
