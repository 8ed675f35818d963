// Glyphs in colour: layers, paints and bitmaps of small fonts.

import CoreGraphics
import TestSupport
import Testing
import Typesetting

@Suite struct ColorGlyphTests {
  private static let (red, blue): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF)

  /// A character at 20 pixels per em, the baseline at the lower edge of the picture.
  private func picture(
    _ bytes: [UInt8], _ scalar: Unicode.Scalar, foreground: RGBA = .black
  ) throws -> PixelBuffer {
    let face = try FontFace(bytes: bytes, name: "color.ttf")
    let glyph = try #require(face.glyph(for: scalar))
    let list = try #require(face.cgFont.source.picture(of: glyph, foreground: foreground))
    return list.pixels(
      width: 20, height: 24,
      transform: CGAffineTransform(a: 20, b: 0, c: 0, d: 20, tx: 0, ty: 20))
  }

  @Test func `layers are filled in the palette's colours and in the text's`() throws {
    let picture = try picture(ColorFonts.layers, "😀", foreground: RGBA(0, 1, 0))
    #expect(picture[10, 15] == Self.red && picture[10, 5] == 0xFF00_FF00)
    #expect(picture[10, 22] == 0)
  }

  @Test func `paints put layers, solid colours and the text's colour over each other`() throws {
    let picture = try picture(ColorFonts.paints, "😀", foreground: RGBA(0, 1, 0))
    #expect(picture[10, 5] == Self.red && picture[10, 15] == 0xFF00_FF00)
  }

  @Test func `a linear gradient goes from its start to its end`() throws {
    let picture = try picture(ColorFonts.paints, "😁")
    let (left, middle, right) = (picture[0, 10], picture[10, 10], picture[19, 10])
    #expect(left >> 16 & 255 > 240 && left & 255 < 15)
    #expect(right >> 16 & 255 < 15 && right & 255 > 240)
    #expect(abs(Int(middle & 255) - 134) < 4)
    #expect(picture[10, 0] == middle && picture[10, 19] == middle)
  }

  @Test func `a radial gradient goes from its centre outwards and goes on behind its end`() throws {
    let picture = try picture(ColorFonts.paints, "😂")
    #expect(picture[10, 10] >> 16 & 255 > 225)
    #expect(picture[0, 0] == Self.blue && picture[19, 19] == Self.blue)
  }

  @Test func `a sweep turns against the clock from the right`() throws {
    let picture = try picture(ColorFonts.paints, "😃")
    // A quarter of the turn is above, three quarters below.
    let (above, left, below) = (picture[10, 0], picture[0, 10], picture[9, 19])
    #expect(abs(Int(above & 255) - 64) < 6)
    #expect(abs(Int(left & 255) - 128) < 6)
    #expect(abs(Int(below & 255) - 191) < 6)
  }

  @Test func `paints are moved and turned`() throws {
    let moved = try picture(ColorFonts.paints, "😄")
    #expect(moved[10, 5] == Self.blue && moved[10, 15] == 0)
    let turned = try picture(ColorFonts.paints, "😅")
    #expect(turned[10, 5] == Self.red && turned[10, 15] == 0)
  }

  @Test func `a composite of source and backdrop keeps the source inside of the backdrop`() throws {
    let picture = try picture(ColorFonts.paints, "😆")
    #expect(picture[10, 5] == 0 && picture[10, 15] == Self.red)
  }

  @Test(arguments: [ColorFonts.bitmaps, ColorFonts.strikes])
  func `a bitmap stands at its place`(bytes: [UInt8]) throws {
    let picture = try picture(bytes, "😀")
    #expect(picture[10, 3] == 0 && picture[10, 4] == Self.red)
    #expect(picture[10, 13] == Self.red && picture[10, 14] == Self.blue)
    #expect(picture[10, 23] == Self.blue)
  }

  @Test func `a glyph without colours has no picture`() throws {
    let inter = try Fonts.inter()
    let glyph = try #require(inter.glyph(for: "A"))
    #expect(!inter.cgFont.source.hasColorGlyphs)
    #expect(inter.cgFont.source.picture(of: glyph, foreground: .black) == nil)
    let layers = try FontFace(bytes: ColorFonts.layers, name: "color.ttf")
    #expect(layers.cgFont.source.hasColorGlyphs)
    #expect(layers.cgFont.source.picture(of: 2, foreground: .black) == nil)
  }

  @Test func `a picture is read once`() throws {
    let face = try FontFace(bytes: ColorFonts.bitmaps, name: "color.ttf")
    let glyph = try #require(face.glyph(for: "😀"))
    let first = face.cgFont.source.picture(of: glyph, foreground: .black)
    #expect(first == face.cgFont.source.picture(of: glyph, foreground: .white))
  }

  @Test func `a picture with the text's colour is made for each colour`() throws {
    let face = try FontFace(bytes: ColorFonts.layers, name: "color.ttf")
    let glyph = try #require(face.glyph(for: "😀"))
    let black = face.cgFont.source.picture(of: glyph, foreground: .black)
    let white = face.cgFont.source.picture(of: glyph, foreground: .white)
    #expect(black != white)
    #expect(face.cgFont.source.picture(of: glyph, foreground: .black) == black)
  }

  @Test func `Fuzz: damaged colour fonts open or are refused, and draw something or nothing`() {
    var openCount = 0
    Fuzz.run(400) { generator, trace in
      var bytes = ColorFonts.all.randomElement(using: &generator) ?? []
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] =
          UInt8.random(in: 0...255, using: &generator)
      }
      do throws(FontError) {
        let face = try FontFace(bytes: bytes, name: "fuzz")
        openCount += 1
        for glyph in CGGlyph(0)..<12 {
          let list = face.cgFont.source.picture(of: glyph, foreground: .black)
          _ = list?.pixels(width: 20, height: 20, transform: CGAffineTransform(scaleX: 20, y: 20))
        }
      } catch {
        #expect(!"\(error)".isEmpty, "\(trace)")
      }
    }
    #expect(openCount > 40)
  }
}
