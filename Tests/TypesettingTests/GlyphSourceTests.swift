// Outlines and masks of glyphs agree with each other.

import CoreGraphics
import TestSupport
import Testing
import Typesetting

@Suite struct GlyphSourceTests {
  private func glyph(_ scalar: Unicode.Scalar, _ face: FontFace) throws -> CGGlyph {
    try #require(face.glyph(for: scalar))
  }

  @Test func `an outline is one em high and y points down`() throws {
    let face = try Fonts.inter()
    let outline = face.cgFont.source.outline(of: try glyph("H", face))
    let ys = outline.points.map(\.y)
    #expect(ys.min() == -2048.0 / 2816 && ys.max() == 0)
    #expect(outline.verbs.first == .move && outline.verbs.last == .close)
    let bounds = face.cgFont.source.bounds(of: try glyph("H", face))
    #expect(bounds.minY == -2048.0 / 2816 && bounds.maxY == 0)
  }

  @Test func `curves of CFF are cubic and those of TrueType quadratic`() throws {
    let inter = try Fonts.inter()
    #expect(inter.cgFont.source.outline(of: try glyph("o", inter)).verbs.contains(.cubic))
    let droid = try FontFace(path: GoldenFont.fallbackPath)
    let verbs = droid.cgFont.source.outline(of: try glyph("开", droid)).verbs
    #expect(verbs.contains(.quad) && !verbs.contains(.cubic))
  }

  @Test func `a blank glyph has neither outline nor mask`() throws {
    let face = try Fonts.inter()
    let space = try glyph(" ", face)
    #expect(face.cgFont.source.outline(of: space).isEmpty)
    #expect(face.cgFont.source.mask(of: space, pixelsPerEm: 20, phaseX: 0, phaseY: 0) == nil)
    #expect(face.cgFont.source.bounds(of: space) == .zero)
  }

  @Test func `a glyph that the font does not have is blank`() throws {
    let source = try Fonts.inter().cgFont.source
    #expect(source.outline(of: 65535).isEmpty)
    #expect(source.mask(of: 65535, pixelsPerEm: 20, phaseX: 0, phaseY: 0) == nil)
  }

  /// "l" is a rectangle in Inter, so its coverage is known.
  @Test(arguments: [10.0, 13.37, 20, 64.5], [0, 1, 2, 3])
  func `a mask is the exact area of the outline`(size: Double, phase: Int) throws {
    let face = try Fonts.inter()
    let bar = try glyph("l", face)
    let box = face.cgFont.source.bounds(of: bar)
    let mask = try #require(
      face.cgFont.source.mask(of: bar, pixelsPerEm: size, phaseX: phase, phaseY: 3 - phase))
    func rounded(_ value: CGFloat) -> Double { (value * size * 64).rounded() / 64 }
    let (left, right) = (
      rounded(box.minX) + Double(phase) / 4, rounded(box.maxX) + Double(phase) / 4
    )
    let shift = Double(3 - phase) / 4
    let (top, bottom) = (rounded(box.minY) + shift, rounded(box.maxY) + shift)
    #expect(mask.left == Int(left.rounded(.down)) && mask.top == Int(top.rounded(.down)))
    for y in 0..<mask.height {
      for x in 0..<mask.width {
        let (px, py) = (Double(mask.left + x), Double(mask.top + y))
        let area =
          max(0, min(px + 1, right) - max(px, left)) * max(0, min(py + 1, bottom) - max(py, top))
        #expect(abs(Double(mask.coverage[y * mask.width + x]) - area * 255) <= 1)
      }
    }
  }

  @Test func `a phase moves the mask by quarters of a pixel and four make one`() throws {
    let face = try Fonts.inter()
    let letter = try glyph("g", face)
    func sum(_ phase: Int) throws -> Double {
      let mask = try #require(
        face.cgFont.source.mask(of: letter, pixelsPerEm: 33.3, phaseX: phase, phaseY: 0))
      var (mass, moment) = (0.0, 0.0)
      for y in 0..<mask.height {
        for x in 0..<mask.width {
          let value = Double(mask.coverage[y * mask.width + x])
          mass += value
          moment += value * (Double(mask.left + x) + 0.5)
        }
      }
      return moment / mass
    }
    let centers = try (0...4).map(sum)
    for (before, after) in zip(centers, centers.dropFirst()) {
      #expect(abs(after - before - 0.25) < 0.02)
    }
  }

  @Test func `the same mask from many threads at once`() async throws {
    let face = try FontFace(path: GoldenFont.fallbackPath)
    let letter = try glyph("始", face)
    let source = face.cgFont.source
    let masks = await withTaskGroup(of: [UInt8].self) { group in
      for index in 0..<64 {
        group.addTask {
          let other = CGGlyph(100 + index)
          _ = source.mask(of: other, pixelsPerEm: 30, phaseX: 0, phaseY: 0)
          return source.mask(of: letter, pixelsPerEm: 18.5, phaseX: 1, phaseY: 2)?.coverage ?? []
        }
      }
      return await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(masks.count == 1 && masks.first?.isEmpty == false)
  }

  @Test func `absurd sizes are blank, not a crash`() throws {
    let face = try Fonts.inter()
    let letter = try glyph("W", face)
    #expect(face.cgFont.source.mask(of: letter, pixelsPerEm: 1e30, phaseX: 0, phaseY: 0) == nil)
    _ = face.cgFont.source.mask(of: letter, pixelsPerEm: 1e-30, phaseX: 3, phaseY: 3)
  }
}
