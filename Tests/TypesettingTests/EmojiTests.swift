// Emoji in text: which font shows what, clusters, sizes.

import CoreGraphics
import TestSupport
import Testing
import Typesetting

@Suite struct EmojiTests {
  private func line(_ text: String, size: CGFloat = 17, kern: CGFloat = 0) throws -> TextLine {
    TextLine(text, face: try Fonts.inter(), size: size, kern: kern)
  }

  /// The fonts of a text, one for each run.
  private func fonts(_ text: String) throws -> [String] {
    try line(text).runs.map { $0.font.postScriptName ?? "" }
  }

  private static let emoji = "NotoColorEmoji"

  @Test(arguments: ["😀", "👋", "🇩🇪", "⌚", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩‍👩‍👧‍👦"])
  func `an emoji by default comes from the emoji font`(text: String) throws {
    #expect(try fonts(text) == [Self.emoji])
  }

  @Test(arguments: ["❤\u{FE0F}", "☺\u{FE0F}", "1\u{FE0F}\u{20E3}", "©\u{FE0F}", "🕵🏽‍♂️", "☝🏿"])
  func `a selector or a skin tone makes an emoji of a sign that is text by default`(
    text: String
  ) throws {
    #expect(try fonts(text) == [Self.emoji])
  }

  @Test(arguments: ["1", "#", "*", "©", "®", "™", "↔", "A", "©\u{FE0E}"])
  func `a sign that the text font has stays text`(text: String) throws {
    #expect(try fonts(text) == ["Inter-Regular"])
  }

  @Test func `a sign that the text font lacks is an emoji, but text with U+FE0E`() throws {
    #expect(try fonts("\u{260E}") == [Self.emoji])
    // No other font has it.
    #expect(try fonts("\u{260E}\u{FE0E}") == [Self.emoji])
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-\(UUID().uuidString).ttf")
    try Data(ColorFonts.layers).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let library = FontLibrary()
    try library.pinFallback(toFile: file.path)
    try library.pinEmoji(toFile: GoldenFont.emojiPath)
    let families = try ["😀", "😀\u{FE0E}"].map { text in
      try TextLine(text, face: library.system(), size: 17).runs.map { $0.font.postScriptName ?? "" }
    }
    #expect(families == [[Self.emoji], ["Layers"]])
  }

  @Test(arguments: [
    "👋🏽", "👩‍👩‍👧‍👦", "🇩🇪", "1️⃣", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👩🏽‍🚀", "🏳️‍🌈",
  ])
  func `a sequence is one cluster and one glyph`(text: String) throws {
    for kern in [0, 2] as [CGFloat] {
      let line = try line(text, kern: kern)
      #expect(line.clusters.map(\.range) == [0..<text.utf16.count])
      // Glyphs without a picture are the joiners and selectors.
      let source = try #require(line.runs.first?.font.source)
      let shown = line.runs.flatMap(\.glyphs).filter {
        source.picture(of: $0, foreground: .black) != nil
      }
      #expect(shown.count == 1)
      #expect(line.runs.allSatisfy { !$0.glyphs.contains(0) })
    }
  }

  @Test func `flags that follow each other are a flag each`() throws {
    let line = try line("🇩🇪🇫🇷🇯🇵")
    #expect(line.clusters.count == 3 && line.runs.flatMap(\.glyphs).count == 3)
    #expect(Set(line.clusters.map { ($0.advance * 100).rounded() }).count == 1)
  }

  @Test(arguments: [
    // Heights in pixels of a screen with two pixels a point, of the reader's table in
    // https://github.com/flutter/flutter/issues/28894.
    (12, 30), (14, 34), (15, 38), (16, 40), (17, 40), (18, 40), (19, 41), (20, 42), (22, 44),
    (24, 48), (28, 56),
  ])
  func `a face is as high as on iOS`(size: Int, height: Int) throws {
    let line = try line("🤔", size: CGFloat(size))
    let run = try #require(line.runs.first)
    let picture = run.separatingPictures(foreground: .black).pictures.bounds
    #expect(abs(picture.height * 2 - CGFloat(height)) <= 1.2)
  }

  @Test func `an emoji's advance is 1.25 times the text's size at 17 points`() throws {
    #expect(abs(try line("😀").width - 21.25) < 1e-6)
    #expect(abs(try line("😀", size: 34).width - 36.125) < 1e-6)
  }

  @Test func `an emoji never changes the line's box`() throws {
    let (plain, mixed) = (try line("Ag"), try line("Ag 😀"))
    #expect(plain.lineHeight == mixed.lineHeight && plain.ascender == mixed.ascender)
    #expect(plain.descender == mixed.descender)
  }

  @Test func `an emoji between letters from right to left stands between them`() throws {
    let line = try line("אב😀ג")
    let edges = line.clusters.map(\.x)
    #expect(edges == edges.sorted(by: >))
  }

  @Test func `Apple's name gives the machine's font of emoji`() throws {
    let library = FontLibrary()
    try library.pinEmoji(bytes: ColorFonts.bitmaps, name: "color.ttf")
    #expect(library.named("AppleColorEmoji")?.familyName == "Bitmaps")
    #expect(library.named("Apple Color Emoji") === library.emoji)
  }

  @Test func `without a font of emoji an emoji is a missing glyph`() throws {
    let library = FontLibrary()
    try library.pinFallback(toFile: GoldenFont.fallbackPath)
    let line = TextLine("😀", face: try library.system(), size: 17)
    #expect(line.runs.map(\.glyphs) == [[0]])
    #expect(
      throws: FontError.noUsableFont(character: "😀", package: "fonts-noto-color-emoji")
    ) {
      try FontCatalog.requireGlyphs(for: "😀", in: library.system())
    }
    #expect(library.emoji == nil)
  }

  @Test func `the words for a missing glyph name its code points`() {
    #expect(
      "\(FontError.noUsableFont(character: "👋🏽", package: "x"))"
        == "no installed font shows U+1F44B WAVING HAND SIGN, U+1F3FD EMOJI MODIFIER FITZPATRICK "
        + "TYPE-4 '👋🏽' (the package x has one)")
  }

  @Test func `scripts without a font are named with a package`() throws {
    let alone = try FontFace(path: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
    let missing = ScriptCoverage.missing(in: alone)
    #expect(!missing.contains { ["Latin", "Greek", "Cyrillic"].contains($0.script) })
    #expect(missing.contains { $0 == ("Han", "fonts-droid-fallback") })
    #expect(missing.contains { $0 == ("Thai", "fonts-noto-core") })
    #expect(
      ScriptCoverage.sentence(of: alone).hasPrefix(
        "no font for Han, Hiragana, Katakana (package fonts-droid-fallback); Hangul (package "
          + "fonts-noto-cjk); Hebrew,"))
  }
}
