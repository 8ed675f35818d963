// Broken font files and wild text are errors or blanks, never crashes.

import CoreGraphics
import TestSupport
import Testing
import Typesetting

@Suite struct FontFuzzTests {
  @Test func `damaged fonts open or are refused, and draw something or nothing`() throws {
    let whole = Array(
      try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/Inter-Thin.otf")))
    var openCount = 0
    Fuzz.run(60) { generator, trace in
      var bytes = whole
      if Bool.random(using: &generator) {
        bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
      }
      for _ in 0..<Int.random(in: 1...200, using: &generator) where !bytes.isEmpty {
        // Half of the damage goes to the tables' directory and heads.
        let reach = Bool.random(using: &generator) ? min(bytes.count, 600) : bytes.count
        let place = Int.random(in: 0..<reach, using: &generator)
        bytes[place] = UInt8.random(in: 0...255, using: &generator)
      }
      do throws(FontError) {
        Self.exercise(try FontFace(bytes: bytes, name: "fuzz"))
        openCount += 1
      } catch {
        #expect(!"\(error)".isEmpty, "\(trace)")
      }
    }
    #expect(openCount > 5)
  }

  private static func exercise(_ face: FontFace) {
    let block = TextBlock("Ag 11-20 fi\nאב", face: face, size: 12, width: 40)
    #expect(block.size.width.isFinite)
    for glyph in [CGGlyph(0), 1, 36, 500, 65535] {
      let source = face.cgFont.source
      _ = source.outline(of: glyph)
      _ = source.mask(of: glyph, pixelsPerEm: 17.3, phaseX: 1, phaseY: 2)
    }
  }

  @Test func `garbage is not a font`() {
    Fuzz.run(200) { generator, trace in
      let count = Int.random(in: 0...400, using: &generator)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(throws: FontError.self, "\(trace)") { try FontFace(bytes: bytes, name: "fuzz") }
    }
  }

  @Test func `very long lines are broken`() throws {
    let face = try Fonts.inter()
    for text in ["a", "אב ", "a א ", "开", "ส", "\u{AD}", "\u{202B}a", "(", "\u{301}"] {
      let long = String(repeating: text, count: 4000)
      let block = TextBlock(long, face: face, size: 10, width: 500)
      #expect(block.lines.reduce(0) { $0 + $1.clusters.count } <= long.count)
      #expect(block.lines.allSatisfy { $0.width.isFinite })
    }
  }

  @Test func `any text is laid out, and its characters tile the lines`() throws {
    let face = try Fonts.inter()
    let pool: [Unicode.Scalar] = Array(
      "aAvV fi\u{301}\u{200D}\u{FE0F}אבי١٢٣12,.-开始。「👨👩🇩🇪\n\r\t\u{2028}\u{AD}\u{0}ัก\u{202B}\u{202E}\u{202C}\u{2067}\u{2069}\u{1C}\u{85}([)]"
        .unicodeScalars)
    Fuzz.run(300) { generator, trace in
      var text = ""
      for _ in 0..<Int.random(in: 0...24, using: &generator) {
        if let scalar = pool.randomElement(using: &generator) { text.unicodeScalars.append(scalar) }
      }
      let width = CGFloat(Int.random(in: 0...80, using: &generator))
      let modes: [LineBreak] = [
        .wordWrapping, .charWrapping, .clipping, .truncatingHead, .truncatingMiddle,
        .truncatingTail,
      ]
      for mode in modes {
        let block = TextBlock(
          text, face: face, size: 10, width: width, lineBreak: mode, maximumLines: 3)
        #expect(block.lines.count <= 3, "\(trace) \(text.debugDescription)")
        let all = TextBlock(
          text, face: face, size: 10, width: width, lineBreak: mode, base: .rightToLeft)
        #expect(all.isTruncated == false, "\(trace) \(text.debugDescription)")
      }
      let line = TextLine(text, face: face, size: 10)
      let sum = line.clusters.reduce(0) { $0 + $1.advance }
      #expect(abs(sum - line.width) < 1e-6, "\(trace) \(text.debugDescription)")
    }
  }
}
