// Text that runs right to left.

import CoreGraphics
import Testing
import Typesetting

@Suite struct TextDirectionTests {
  /// The characters of a line in the order of the screen.
  private func visual(
    _ text: String, base: BidiText.BaseDirection = .natural
  ) throws -> String {
    let line = TextLine(text, face: try Fonts.inter(), size: 10, base: base)
    return try visual(line, text)
  }

  private func visual(_ line: TextLine, _ text: String) throws -> String {
    let characters = Array(text)
    let order = line.clusters.indices.sorted { line.clusters[$0].x < line.clusters[$1].x }
    return String(order.map { characters[$0] })
  }

  @Test(arguments: [
    ("abc", "abc"),
    ("אבג", "גבא"),
    ("אב גד", "דג בא"),
    ("ab אב cd", "ab בא cd"),
    ("אב cd הו", "וה cd בא"),
    ("אב 12 ג", "ג 12 בא"),
    ("אב 1,5 ג", "ג 1,5 בא"),
    ("x 12 אב", "x 12 בא"),
    ("ab אב, גד.", "ab דג ,בא."),
  ])
  func `runs stand in the order of the screen`(text: String, expected: String) throws {
    #expect(try visual(text) == expected)
  }

  @Test(arguments: [
    // Brackets (BD16) have the direction of what is in them.
    ("ab (אב) cd", "ab (בא) cd"),
    ("אב (cd) הו", "וה )cd( בא"),
    ("אב (גד", "דג( בא"),
    // Numbers beside a separator or a currency.
    ("אב 10-20 ג", "ג 10-20 בא"),
    ("אב $5 ג", "ג $5 בא"),
    ("א ١٢٣ ב", "ב ١٢٣ א"),
    // A new line inside of a line is a space.
    ("ab\nאב", "ab\nבא"),
  ])
  func `brackets, numbers and spaces stand as Unicode has it`(
    text: String, expected: String
  ) throws {
    #expect(try visual(text) == expected)
  }

  @Test func `a base direction orders what is around it`() throws {
    #expect(try visual("ab אב!", base: .leftToRight) == "ab בא!")
    #expect(try visual("ab אב!", base: .rightToLeft) == "!בא ab")
    #expect(try visual("אב ab!", base: .leftToRight) == "בא ab!")
    #expect(try visual("ab!", base: .rightToLeft) == "!ab")
    #expect(try visual("", base: .rightToLeft) == "")
  }

  /// The visible characters from left to right; embedding marks have no width.
  private func shown(_ text: String) throws -> String {
    try visual(text).filter { !("\u{202A}"..."\u{202E}").contains($0) }
      .filter { !("\u{2066}"..."\u{2069}").contains($0) }
  }

  @Test func `embeddings, overrides and isolates nest`() throws {
    #expect(try shown("ab \u{202B}אב cd\u{202C} ef") == "ab cd בא ef")
    #expect(try shown("\u{202E}abc\u{202C}") == "cba")
    #expect(try shown("\u{202D}אב\u{202C}") == "אב")
    #expect(try shown("x \u{2067}אב\u{2069}: 1 ג") == "x בא: 1 ג")
    #expect(try shown("ab \u{2068}אב\u{2069}, \u{2068}גד\u{2069}") == "ab בא, דג")
    #expect(try shown("\u{2067}א \u{2066}ab \u{2067}ב ג\u{2069}\u{2069}\u{2069}") == "ab ג ב א")
  }

  @Test func `brackets in text from right to left are mirrored`() throws {
    func glyphs(_ text: String) throws -> [CGGlyph] {
      try TextLine(text, face: Fonts.inter(), size: 10).runs.flatMap(\.glyphs)
    }
    let (open, close) = try (glyphs("("), glyphs(")"))
    let run = try glyphs("א(ב)ג")
    #expect(run.count == 5 && [run[1]] == open && [run[3]] == close)
  }

  @Test func `a paragraph's direction holds for all of its lines`() throws {
    let face = try Fonts.inter()
    // The second line has only Hebrew, but belongs to a paragraph from left to right.
    let block = TextBlock(
      "abcdef אב, גד.", face: face, size: 10,
      width: TextLine("abcdef ", face: face, size: 10).width + 6)
    #expect(block.lines.count > 1)
    let last = try #require(block.lines.last)
    #expect(try visual(last, "גד.") == "דג." || visual(last, "אב, גד.") == "דג ,בא.")
    // Each paragraph is one of its own, and a line separator begins none.
    let three = TextBlock("אב\n1, 2\nאב\u{2028}1, 2", face: face, size: 10)
    #expect(try visual(three.lines[1], "1, 2") == "1, 2")
    #expect(try visual(three.lines[3], "1, 2") == "2 ,1")
    let right = TextBlock("ab!\ncd!", face: face, size: 10, base: .rightToLeft)
    #expect(try right.lines.map { try visual($0, "ab!") } == ["!ab", "!ab"])
  }

  @Test func `a sign of omission stands where the text goes on`() throws {
    let face = try Fonts.inter()
    func cut(_ text: String, _ shown: String, _ mode: LineBreak) throws -> String {
      let width = TextLine(shown, face: face, size: 10).width + 1
      let block = TextBlock(
        text, face: face, size: 10, width: width, lineBreak: mode, maximumLines: 1)
      return try visual(try #require(block.lines.first), shown)
    }
    #expect(try cut("אבגדהוזחט", "אבג…", .truncatingTail) == "…גבא")
    #expect(try cut("ab אבגדהוזחט", "ab אב…", .truncatingTail) == "ab בא…")
    #expect(try cut("אבגדהוזחט", "אב…חט", .truncatingMiddle) == "טח…בא")
    #expect(try cut("אבגדהוזחט", "…זחט", .truncatingHead) == "טחז…")
  }

  @Test func `the characters of a line from right to left still tile it`() throws {
    let line = TextLine("אבגד", face: try Fonts.inter(), size: 10)
    let edges = line.clusters.sorted { $0.x < $1.x }
    #expect(edges.first?.x == 0)
    for (before, after) in zip(edges, edges.dropFirst()) {
      #expect(abs(before.x + before.advance - after.x) < 1e-9)
    }
    #expect((line.clusters.first?.x ?? 0) > (line.clusters.last?.x ?? 0))
  }
}
