// Lines of text: widths, fallback, ligatures, directions.

import CoreGraphics
import TestSupport
import Testing
import Typesetting

@Suite struct TextLineTests {
  private func line(_ text: String, size: CGFloat = 20, kern: CGFloat = 0) throws -> TextLine {
    TextLine(text, face: try Fonts.inter(), size: size, kern: kern)
  }

  @Test func `widths are the font's units, scaled`() throws {
    let face = try #require(FontLibrary().named("Inter-Regular"))
    let width = TextLine("11-20", face: face, size: 2816).width
    #expect(width == width.rounded())
    #expect(width == 7280)
    #expect(TextLine("11-20", face: face, size: 10).width == width * 10 / 2816)
  }

  @Test func `the box of a line is the system font's`() throws {
    let line = try line("Ag", size: 15)
    #expect(abs(line.lineHeight - 17.900391) < 1e-9)
    #expect(abs(line.ascender - 0.9521484 * 15) < 1e-9)
    #expect(abs(line.descender + 0.2412109 * 15) < 1e-9)
  }

  @Test func `text that was shaped before is placed as a font that is fresh places it`() throws {
    let used = try #require(FontLibrary().named("Inter-Regular"))
    var generator = SeededGenerator(seed: 7)
    let texts = (0..<40).map { _ in
      String(
        (0..<Int.random(in: 1...9, using: &generator)).map { _ in
          "afi x-> 9:4é開ش".randomElement(using: &generator)!
        })
    }
    // More than the cache holds lies between.
    let long = String(repeating: "fi", count: 400)
    for text in texts + texts + [long, long + "x", long + "y"] + texts {
      let fresh = try #require(FontLibrary().named("Inter-Regular"))
      for kern in [0, 1] as [CGFloat] {
        let (one, other) = (
          TextLine(text, face: used, size: 20, kern: kern),
          TextLine(text, face: fresh, size: 20, kern: kern)
        )
        #expect(one.runs.map { $0.glyphs } == other.runs.map { $0.glyphs }, "\(text)")
        #expect(one.runs.map { $0.positions } == other.runs.map { $0.positions }, "\(text)")
        #expect(one.width == other.width, "\(text)")
      }
    }
  }

  @Test func `a fallback never changes the box`() throws {
    let (latin, mixed) = (try line("A"), try line("A开始"))
    #expect(mixed.lineHeight == latin.lineHeight && mixed.ascender == latin.ascender)
    #expect(mixed.descender == latin.descender)
  }

  @Test func `characters that Inter lacks come from the fallback`() throws {
    let line = try line("go 开始 go")
    let fonts = line.runs.map { $0.font.postScriptName ?? "" }
    #expect(Set(fonts) == ["Inter-Regular", "DroidSansFallback"])
    #expect(fonts[1] == "DroidSansFallback" && !fonts[2...].contains(fonts[1]))
    #expect(line.runs.allSatisfy { !$0.glyphs.contains(0) })
    #expect(line.runs[1].glyphs.count == 2)
    #expect(line.clusters.map(\.range).last == 7..<8)
  }

  @Test func `a character that no font has is the first font's sign for it`() throws {
    let line = try line("\u{10FFFD}")
    #expect(line.runs.first?.glyphs == [0])
    #expect(line.runs.first?.font.postScriptName == "Inter-Regular")
    #expect(line.clusters.count == 1 && line.width > 0)
  }

  @Test func `pairs are kerned`() throws {
    #expect(try line("AV").width < line("A").width + line("V").width)
  }

  @Test func `kern follows each character and takes ligatures apart`() throws {
    let (plain, spaced) = (try line("abc"), try line("abc", kern: 3))
    #expect(abs(spaced.width - plain.width - 9) < 1e-9)
    #expect(abs(spaced.clusters[1].x - plain.clusters[1].x - 3) < 1e-9)
  }

  @Test func `characters tile the line and span its text`() throws {
    for text in ["Wavy fi text", "e\u{301}a\u{308}o", "👨‍👩‍👧x", "开始 go", "a\r\nb"] {
      let line = try line(text)
      #expect(line.clusters.count == text.count)
      var (x, unit): (CGFloat, Int) = (0, 0)
      for cluster in line.clusters {
        #expect(abs(cluster.x - x) < 1e-9 && cluster.range.lowerBound == unit, "\(text)")
        (x, unit) = (x + cluster.advance, cluster.range.upperBound)
      }
      #expect(abs(x - line.width) < 1e-9 && unit == text.utf16.count, "\(text)")
    }
  }

  @Test func `an empty line has a height and no runs`() throws {
    let line = try line("")
    #expect(line.runs.isEmpty && line.width == 0 && line.lineHeight == 20 * 1.1933594)
  }

  @Test func `spans keep their faces, sizes and places`() throws {
    let (regular, bold) = (try Fonts.inter(), try Fonts.inter(weight: 0.4))
    let line = TextLine([
      TextSpan("small ", face: regular, size: 10), TextSpan("LARGE", face: bold, size: 30),
    ])
    #expect(line.spanOfRun == [0, 1])
    #expect(line.runs.map(\.size) == [10, 30])
    #expect(line.lineHeight == 30 * 1.1933594)
    let small = TextLine("small ", face: regular, size: 10)
    #expect(abs(line.clusters[6].x - small.width) < 1e-9)
  }

  @Test func `a long paragraph of many runs breaks into lines that fit`() throws {
    let text = String(repeating: "word 开始 אב ", count: 300)
    let block = TextBlock(text, face: try Fonts.inter(), size: 10, width: 200)
    #expect(block.lines.count > 100)
    #expect(block.lines.allSatisfy { $0.width <= 200.001 })
  }
}
