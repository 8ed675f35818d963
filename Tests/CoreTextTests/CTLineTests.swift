// Core Text's lines and suggested sizes: vectors from Apple's pages and from the arithmetic of a line's characters.

import CoreText
import Testing
import UIKit

@MainActor @Suite struct CTLineTests {
  private func text(
    _ string: String, _ alignment: NSTextAlignment = .natural, direction: NSWritingDirection? = nil
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    if let direction { style.baseWritingDirection = direction }
    return NSAttributedString(
      string: string, attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
  }

  private func line(_ string: String) -> CTLine {
    CTLineCreateWithAttributedString(text(string))
  }

  private func width(_ line: CTLine) -> CGFloat {
    CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil))
  }

  private func lines(
    of text: NSAttributedString, in size: CGSize
  ) throws -> (lines: [CTLine], origins: [CGPoint]) {
    let setter = CTFramesetterCreateWithAttributedString(text)
    let frame = unsafe CTFramesetterCreateFrame(
      setter, CFRange(), CGPath(rect: CGRect(origin: .zero, size: size), transform: nil), nil)
    let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    unsafe CTFrameGetLineOrigins(frame, CFRange(), &origins)
    return (lines, origins)
  }

  // https://developer.apple.com/documentation/coretext/ctframesettersuggestframesizewithconstraints(_:_:_:_:_:):
  // "The actual dimensions for the given string range and constraints."
  @Test(arguments: [NSTextAlignment.left, .center, .right, .natural])
  func `a suggested size is as wide as the text, however it is aligned`(alignment: NSTextAlignment)
  {
    let setter = CTFramesetterCreateWithAttributedString(text("one two", alignment))
    for limit in [200, CGFloat.greatestFiniteMagnitude] {
      let size = CTFramesetterSuggestFrameSizeWithConstraints(
        setter, CFRange(), nil, CGSize(width: limit, height: .greatestFiniteMagnitude), nil)
      #expect(abs(size.width - width(line("one two"))) < 1e-6)
    }
  }

  @Test func `aligned lines have their origins where the alignment puts them`() throws {
    let own = width(line("one"))
    let size = CGSize(width: 100, height: 50)
    func x(_ alignment: NSTextAlignment) throws -> CGFloat {
      try lines(of: text("one", alignment), in: size).origins[0].x
    }
    #expect(try x(.left) == 0 && x(.natural) == 0)
    #expect(try abs(x(.center) - (100 - own) / 2) < 1e-9)
    #expect(try abs(x(.right) - (100 - own)) < 1e-9)
  }

  // https://developer.apple.com/documentation/coretext/ctlinegettrailingwhitespacewidth(_:): a line made for a width
  // may be longer than that because of the white space at its end.
  @Test func `a frame's line holds the white space at which it was broken`() throws {
    let (lines, _) = try lines(of: text("word   next"), in: CGSize(width: 30, height: 50))
    #expect(lines.count == 2)
    let spaces = CTLineGetTrailingWhitespaceWidth(lines[0])
    #expect(abs(CGFloat(spaces) - (width(line("word   ")) - width(line("word")))) < 1e-6)
    #expect(abs(width(lines[0]) - width(line("word   "))) < 1e-6)
    #expect(CTLineGetStringRange(lines[0]) == CFRangeMake(0, 7))
    #expect(CTLineGetGlyphCount(lines[0]) == 7 && CTLineGetGlyphCount(lines[1]) == 4)
    #expect(CTLineGetTrailingWhitespaceWidth(lines[1]) == 0)
  }

  @Test func `a line break belongs to its line's range and has no width`() throws {
    let (lines, _) = try lines(of: text("ab\ncd"), in: CGSize(width: 90, height: 50))
    #expect(lines.map { CTLineGetStringRange($0).length } == [3, 2])
    #expect(abs(width(lines[0]) - width(line("ab"))) < 1e-9)
  }

  @Test func `a justified line fills its box, and the last line of a paragraph does not`() throws {
    let (lines, origins) = try lines(
      of: text("aa bb cc dd", .justified), in: CGSize(width: 40, height: 60))
    #expect(lines.count == 2 && abs(width(lines[0]) - 40) < 1e-6 && width(lines[1]) < 39)
    #expect(origins.allSatisfy { $0.x == 0 })
  }

  // https://developer.apple.com/documentation/coretext/ctlinegettypographicbounds(_:_:_:_:)
  @Test func `the typographic bounds are the font's, whatever height a paragraph gives its lines`()
    throws
  {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 40
    style.firstLineHeadIndent = 9
    let font = UIFont.systemFont(ofSize: 10)
    let tall = CTLineCreateWithAttributedString(
      NSAttributedString(string: "ab", attributes: [.font: font, .paragraphStyle: style]))
    var (ascent, descent, leading) = (CGFloat.zero, CGFloat.zero, CGFloat(7))
    unsafe CTLineGetTypographicBounds(tall, &ascent, &descent, &leading)
    #expect(abs(ascent - font.ascender) < 1e-9 && abs(descent + font.descender) < 1e-9)
    #expect(leading == 0)
    #expect(abs(CTLineGetBoundsWithOptions(tall, []).height - ascent - descent) < 1e-9)
    let ink = CTLineGetBoundsWithOptions(tall, .useGlyphPathBounds)
    #expect(ink == CTLineGetBoundsWithOptions(line("ab"), .useGlyphPathBounds))
    let run = try #require((CTLineGetGlyphRuns(tall) as? [CTRun])?.first)
    var first = CGPoint(x: 5, y: 5)
    unsafe CTRunGetPositions(run, CFRangeMake(0, 1), &first)
    #expect(abs(first.x) < 0.01 * 10 && first.y == 0)
  }

  // https://developer.apple.com/documentation/coretext/ctlinegetpenoffsetforflush(_:_:_:)
  @Test(arguments: [(0, 0.0), (0.5, 20), (1, 40), (2, 40), (-1, 0)] as [(CGFloat, Double)])
  func `a flush factor shares out what is free beside the text`(factor: CGFloat, expected: Double) {
    let line = line("ab  ")
    let own = Double(width(line)) - CTLineGetTrailingWhitespaceWidth(line)
    #expect(abs(CTLineGetPenOffsetForFlush(line, factor, own + 40) - expected) < 1e-9)
    #expect(CTLineGetPenOffsetForFlush(line, factor, 1) == 0)
  }

  @Test func `from right to left a caret stands at the right of the character behind it`() {
    let line = line("\u{5D0}\u{5D1}")
    let own = width(line)
    let offsets = (0...2).map { CTLineGetOffsetForStringIndex(line, $0, nil) }
    #expect(offsets[0] == own && offsets[2] == 0 && offsets[1] > 0 && offsets[1] < own)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: own - 0.1, y: 0)) == 0)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: own + 9, y: 0)) == 0)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -9, y: 0)) == 2)
  }

  // https://developer.apple.com/documentation/coretext/ctlinegetoffsetforstringindex(_:_:_:): the secondary offset
  // differs from the primary one where one caret is not enough.
  @Test func `between two directions a caret has two places`() {
    let line = line("ab\u{5D0}\u{5D1}")
    let (latin, own) = (width(self.line("ab")), width(line))
    var second = CGFloat.zero
    let first = unsafe CTLineGetOffsetForStringIndex(line, 2, &second)
    #expect(abs(first - latin) < 1e-6 && abs(second - own) < 1e-6)
    let end = unsafe CTLineGetOffsetForStringIndex(line, 4, &second)
    #expect(end == own && abs(second - latin) < 1e-6)
    let inside = unsafe CTLineGetOffsetForStringIndex(line, 1, &second)
    #expect(inside == second && inside > 0 && inside < latin)
  }

  @Test(arguments: [CTLineTruncationType.start, .middle, .end])
  func `a truncated line keeps the string range and the end that its kind leaves`(
    type: CTLineTruncationType
  ) throws {
    let whole = line("abcdefghijklmnop")
    let cut = try #require(CTLineCreateTruncatedLine(whole, 40, type, line("…")))
    #expect(CTLineGetStringRange(cut) == CFRangeMake(0, 16) && width(cut) <= 40)
    #expect(CTLineGetGlyphCount(cut) < 16)
    let runs = try #require(CTLineGetGlyphRuns(cut) as? [CTRun])
    let glyphs = runs.flatMap { run -> [CGGlyph] in
      var glyphs = [CGGlyph](repeating: 0, count: CTRunGetGlyphCount(run))
      unsafe CTRunGetGlyphs(run, CFRange(), &glyphs)
      return glyphs
    }
    let indices = runs.flatMap { run -> [CFIndex] in
      var indices = [CFIndex](repeating: 0, count: CTRunGetGlyphCount(run))
      unsafe CTRunGetStringIndices(run, CFRange(), &indices)
      return indices
    }
    #expect(indices == indices.sorted())
    #expect(type == .end ? indices[0] == 0 : indices.last == 15)
    let (sign, first, last) = (glyph("…"), glyph("a"), glyph("p"))
    switch type {
    case .start: #expect(glyphs.first == sign && glyphs.last == last)
    case .middle: #expect(glyphs.first == first && glyphs.last == last && glyphs.contains(sign))
    case .end: #expect(glyphs.first == first && glyphs.last == sign)
    }
  }

  private func glyph(_ character: String) -> CGGlyph {
    var (units, glyph) = (Array(character.utf16), CGGlyph(0))
    unsafe CTFontGetGlyphsForCharacters(.systemFont(ofSize: 10), &units, &glyph, 1)
    return glyph
  }

  // https://developer.apple.com/documentation/coretext/ctparagraphstylespecifier: the defaults of a style.
  @Test func `a style without settings has Apple's defaults`() {
    let style = CTParagraphStyleCreate(nil, 0)
    var (alignment, direction, breaking) = (UInt8(9), Int8(9), UInt8(9))
    unsafe #expect(CTParagraphStyleGetValueForSpecifier(style, .alignment, 1, &alignment))
    unsafe #expect(
      CTParagraphStyleGetValueForSpecifier(style, .baseWritingDirection, 1, &direction))
    unsafe #expect(CTParagraphStyleGetValueForSpecifier(style, .lineBreakMode, 1, &breaking))
    #expect(alignment == CTTextAlignment.natural.rawValue && direction == -1 && breaking == 0)
    for spec in [
      CTParagraphStyleSpecifier.firstLineHeadIndent, .headIndent, .tailIndent, .defaultTabInterval,
      .lineHeightMultiple, .maximumLineHeight, .minimumLineHeight, .lineSpacingAdjustment,
      .paragraphSpacing, .paragraphSpacingBefore,
    ] {
      var value = CGFloat(9)
      unsafe #expect(CTParagraphStyleGetValueForSpecifier(style, spec, 8, &value))
      #expect(value == 0, "\(spec)")
    }
  }
}
