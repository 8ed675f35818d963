// Lines broken and cut to a width.

import CoreGraphics
import Testing
import Typesetting

@Suite struct TextBlockTests {
  /// The text of each line, told by its glyphs' fonts' characters: laid again and compared.
  private func lines(
    _ text: String, width: CGFloat, _ lineBreak: LineBreak = .wordWrapping, max: Int = 0
  ) throws -> [TextLine] {
    TextBlock(
      text, face: try Fonts.inter(), size: 10, width: width, lineBreak: lineBreak,
      maximumLines: max
    ).lines
  }

  private func line(_ text: String) throws -> TextLine {
    TextLine(text, face: try Fonts.inter(), size: 10)
  }

  private func width(_ text: String) throws -> CGFloat { try line(text).width }

  @Test func `words wrap at spaces, which hang over the edge`() throws {
    let room = try width("one two")
    #expect(try lines("one two three", width: room) == [line("one two"), line("three")])
    #expect(try lines("one two   three", width: room) == [line("one two"), line("three")])
  }

  @Test(
    arguments: [
      ("aa bb cc dd", ["aa bb", "cc dd"]), ("aa bb cc dd  ", ["aa bb", "cc dd  "]),
      ("aa bb cc dd ee", ["aa bb cc", "dd ee"]), ("aa bb cc", ["aa bb cc"]),
      ("aa bb cc dddddd", ["aa bb cc", "dddddd"]), ("aabbcc dd", ["aabbcc", "dd"]),
      ("aa bb cc dd\naa bb cc dd", ["aa bb", "cc dd", "aa bb", "cc dd"]),
    ])
  func `a last line of one word takes the word before it where both fit`(
    _ text: String, _ shown: [String]
  ) throws {
    let span = TextSpan(text, face: try Fonts.inter(), size: 10)
    let room = try width("aa bb cc")
    for maximumLines in [0, shown.count] {
      let block = TextBlock(
        [span], width: room, lineBreak: maximumLines == 0 ? .wordWrapping : .truncatingTail,
        maximumLines: maximumLines, pushesOut: true)
      #expect(try block.lines == shown.map { try line($0) })
    }
    #expect(try lines("aa bb cc dd", width: room) == [line("aa bb cc"), line("dd")])
  }

  @Test func `a box of the text's own width holds it`() throws {
    for text in ["one two", "Continue", "11-20", "开始"] {
      #expect(try lines(text, width: width(text)) == [line(text)])
    }
  }

  @Test func `a word wider than the box breaks between characters`() throws {
    let room = try width("abcd")
    #expect(try lines("abcdefgh x", width: room) == [line("abcd"), line("efgh"), line("x")])
  }

  @Test func `a box without room has a character a line`() throws {
    #expect(try lines("ab", width: 0) == [line("a"), line("b")])
    #expect(try lines("ab", width: -5).count == 2)
    #expect(try lines("ab", width: .nan) == [line("ab")])
  }

  @Test func `line breaks in the text are kept`() throws {
    #expect(
      try lines("a\nb\r\nc\u{2028}d", width: 99) == [line("a"), line("b"), line("c"), line("d")])
    #expect(try lines("a\n\nb\n", width: 99) == [line("a"), line(""), line("b"), line("")])
    #expect(try lines("", width: 99).isEmpty)
  }

  @Test func `ideographs break anywhere but before closing punctuation`() throws {
    let room = try width("开始开")
    #expect(try lines("开始开始", width: room) == [line("开始开"), line("始")])
    #expect(try lines("开始开。始", width: room) == [line("开始"), line("开。始")])
    #expect(try lines("开始「开」", width: room) == [line("开始"), line("「开」")])
  }

  @Test func `a hyphen breaks before letters only, a fixed space never`() throws {
    // One unit of room for kerning, which a break takes away.
    #expect(try lines("left-up", width: width("left-") + 1) == [line("left-"), line("up")])
    #expect(try lines("aaaa 11-20", width: width("aaaa 11-") + 1) == [line("aaaa"), line("11-20")])
    let fixed = "x a\u{A0}b"
    #expect(try lines(fixed, width: width("x a") + 1) == [line("x"), line("a\u{A0}b")])
  }

  @Test func `words of languages without spaces stay whole`() throws {
    let thai = "สวัสดีชาวโลก"
    #expect(
      try lines(thai, width: width("สวัสดีชาว") + 1) == [line("สวัสดีชาว"), line("โลก")])
    #expect(try lines(thai, width: width("สวัสดีชา") + 1) == [line("สวัสดี"), line("ชาวโลก")])
  }

  @Test func `slashes, dashes, signs and emoji break as Unicode has it`() throws {
    #expect(try lines("and/or", width: width("and/") + 1) == [line("and/"), line("or")])
    #expect(try lines("aa—bb", width: width("aa—") + 1) == [line("aa—"), line("bb")])
    #expect(try lines("xxxxx 100%", width: width("xxxxx 10")) == [line("xxxxx"), line("100%")])
    #expect(try lines("x $5", width: width("x $") + 1) == [line("x"), line("$5")])
    #expect(try lines("x -5", width: width("x -") + 1) == [line("x"), line("-5")])
    #expect(try lines("xxxxx “a” b", width: width("xxxxx “a")) == [line("xxxxx"), line("“a” b")])
    let family = "👨‍👩‍👧"
    #expect(try lines(family + family, width: width(family) + 1) == [line(family), line(family)])
    #expect(try lines("a\u{200B}b", width: width("a") + 1) == [line("a\u{200B}"), line("b")])
  }

  @Test func `a soft hyphen shows where a line ends with it`() throws {
    let text = "syl\u{AD}lables"
    #expect(try lines(text, width: 999) == [line(text)])
    #expect(try abs(width(text) - width("syl") - width("lables")) < 1e-9)
    let broken = try lines(text, width: width("lables"))
    #expect(try broken == [line("syl\u{2010}"), line("lables")])
    // There must be room for the hyphen: here the word does not fit, and breaks between characters.
    #expect(try lines("sy\u{AD}lll", width: width("syl")).first == line("sy\u{AD}l"))
  }

  @Test func `a language has rules of its own`() throws {
    let (text, room) = try ("開キャーット", width("開キャ") + 1)
    let japanese = TextSpan(text, face: try Fonts.inter(), size: 10, language: "ja")
    #expect(try TextBlock([japanese], width: room).lines == [line("開キャ"), line("ーット")])
    // Without a language lines do not begin with small kana.
    #expect(try lines(text, width: room).first == line("開"))
  }

  @Test func `a picture in the text may begin and end a line`() throws {
    let face = try Fonts.inter()
    let picture = TextSpan(
      "\u{FFFC}", face: face, size: 10, box: InlineBox(width: 20, ascent: 9, descent: -2))
    let spans = [
      TextSpan("ab", face: face, size: 10), picture, TextSpan("cd", face: face, size: 10),
    ]
    let room = try width("ab") + 21
    #expect(TextBlock(spans, width: room).lines.map(\.clusters.count) == [3, 2])
  }

  @Test func `characters wrap where the edge is`() throws {
    #expect(
      try lines("one two", width: width("one t"), .charWrapping) == [line("one t"), line("wo")])
  }

  @Test func `clipping leaves the last line long`() throws {
    #expect(try lines("one two three", width: 20, .clipping, max: 1) == [line("one two three")])
    let two = try lines("one two three four", width: width("one two"), .clipping, max: 2)
    #expect(try two == [line("one two"), line("three four")])
  }

  @Test func `the tail is cut before the ellipsis, without a space`() throws {
    let text = "one two three four"
    #expect(try lines(text, width: width("one tw…"), .truncatingTail, max: 1) == [line("one tw…")])
    #expect(try lines(text, width: width("one t…"), .truncatingTail, max: 1) == [line("one t…")])
    #expect(try lines(text, width: width("one …"), .truncatingTail, max: 1) == [line("one…")])
  }

  @Test func `the head is cut behind the ellipsis`() throws {
    #expect(
      try lines("one two", width: width("…e two"), .truncatingHead, max: 1) == [line("…e two")])
  }

  @Test func `the middle is cut in the middle`() throws {
    let room = try width("abcd…wxyz")
    #expect(
      try lines("abcdefghijklmnopqrstuvwxyz", width: room, .truncatingMiddle, max: 1)
        == [line("abcd…wxyz")])
  }

  @Test func `what is not too wide is not cut`() throws {
    for mode in [LineBreak.truncatingHead, .truncatingMiddle, .truncatingTail] {
      #expect(try lines("Continue", width: width("Continue"), mode, max: 1) == [line("Continue")])
    }
  }

  @Test func `without room the ellipsis stands alone`() throws {
    for mode in [LineBreak.truncatingHead, .truncatingMiddle, .truncatingTail] {
      #expect(try lines("Continue", width: 1, mode, max: 1) == [line("…")])
    }
  }

  @Test func `of several lines the last one is cut`() throws {
    let room = try width("one two")
    #expect(
      try lines("one two threefour", width: room, .truncatingTail, max: 2)
        == [line("one two"), line("threef…")])
    #expect(try lines("one two three four", width: room, .truncatingTail).count == 3)
    let words = TextBlock(
      "one two three four", face: try Fonts.inter(), size: 10, width: room, maximumLines: 2)
    #expect(try words.lines == [line("one two"), line("three")] && words.isTruncated)
  }

  @Test func `a paragraph left out is told by an ellipsis`() throws {
    #expect(try lines("one\ntwo", width: 99, .truncatingTail, max: 1) == [line("one…")])
    let block = TextBlock(
      "one\ntwo", face: try Fonts.inter(), size: 10, width: 99, maximumLines: 1)
    #expect(block.isTruncated && block.lines.count == 1)
  }

  @Test func `baselines and size follow from the lines`() throws {
    let block = TextBlock("one\ntwo more", face: try Fonts.inter(), size: 10)
    #expect(abs(block.size.height - 2 * 11.933594) < 1e-9)
    #expect(try block.size.width == width("two more"))
    #expect(abs(block.baselines[0] - 9.521484) < 1e-5)
    #expect(abs(block.baselines[1] - block.baselines[0] - 11.933594) < 1e-9)
    #expect(!block.isTruncated)
  }
}

/// Whether lines look alike. A line that was cut has the places of its characters in the whole text, which a line of the
/// same look has not.
private func == (lines: [TextLine], others: [TextLine]) -> Bool {
  lines.count == others.count
    && zip(lines, others).allSatisfy { line, other in
      line.runs == other.runs && line.width == other.width && line.lineHeight == other.lineHeight
        && line.clusters.map(\.x) == other.clusters.map(\.x)
    }
}
