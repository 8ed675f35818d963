// Core Text's frames, lines and runs.

import CoreText
import Testing
import UIKit

@MainActor
struct CoreTextTests {
  private func text(_ string: String, size: CGFloat = 10) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size)])
  }

  private func frame(_ string: String, _ size: CGSize) -> CTFrame {
    let setter = CTFramesetterCreateWithAttributedString(text(string))
    return unsafe CTFramesetterCreateFrame(
      setter, CFRange(), CGPath(rect: CGRect(origin: .zero, size: size), transform: nil), nil)
  }

  private func lines(_ frame: CTFrame) throws -> [CTLine] {
    try #require(CTFrameGetLines(frame) as? [CTLine])
  }

  @Test("a frame's lines continue one another in the text, from top to bottom")
  func framesHoldLines() throws {
    let string = "one two three four five six\nseven"
    let frame = frame(string, CGSize(width: 60, height: 200))
    let lines = try lines(frame)
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    unsafe CTFrameGetLineOrigins(frame, CFRange(), &origins)
    #expect(lines.count > 2)
    var end = 0
    for line in lines {
      let range = CTLineGetStringRange(line)
      #expect(range.location == end && range.length > 0)
      end = range.location + range.length
    }
    #expect(end == string.utf16.count)
    #expect(zip(origins, origins.dropFirst()).allSatisfy { $0.y > $1.y })
    #expect(origins[0].y < 200 && origins[0].y > 185)
  }

  @Test("lines that do not fit in a frame are left out")
  func framesEnd() throws {
    let frame = frame("a\nb\nc\nd", CGSize(width: 60, height: 26))
    #expect(try lines(frame).count == 2)
    #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, 4))
    #expect(CTFrameGetStringRange(frame) == CFRangeMake(0, 7))
    #expect(try lines(self.frame("a", CGSize(width: 60, height: 5))).isEmpty)
  }

  @Test("a suggested size fits the text, and comes with the range that fits")
  func sizesAreSuggested() throws {
    let setter = CTFramesetterCreateWithAttributedString(text("one two three four"))
    let endless = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let single = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRange(), nil, endless, nil)
    var fit = CFRange()
    let narrow = unsafe CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRange(), nil, CGSize(width: single.width / 2, height: 1000), &fit)
    #expect(narrow.width <= single.width / 2 && narrow.height >= 2 * single.height - 0.01)
    #expect(fit == CFRangeMake(0, 18))
    _ = unsafe CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRange(), nil, CGSize(width: single.width / 2, height: single.height * 1.5), &fit)
    #expect(fit.length > 0 && fit.length < 18)
  }

  @Test("runs have glyphs with positions, advances and string indices")
  func runsTell() throws {
    let string = NSMutableAttributedString(attributedString: text("ab"))
    string.append(text("cd", size: 20))
    let line = CTLineCreateWithAttributedString(string)
    let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
    try #require(runs.count == 2)
    #expect(CTRunGetStringRange(runs[1]) == CFRangeMake(2, 2))
    var positions = [CGPoint](repeating: .zero, count: 2)
    var advances = [CGSize](repeating: .zero, count: 2)
    var indices = [0, 0]
    unsafe CTRunGetPositions(runs[1], CFRange(), &positions)
    unsafe CTRunGetAdvances(runs[1], CFRange(), &advances)
    unsafe CTRunGetStringIndices(runs[1], CFRange(), &indices)
    let first = CTRunGetTypographicBounds(runs[0], CFRange(), nil, nil, nil)
    let whole = CTLineGetTypographicBounds(line, nil, nil, nil)
    // Inter's glyphs stand in the middle of the advances of iOS's font, by hundredths of an em beside their edges.
    #expect(abs(Double(positions[0].x) - first) < 0.01 * 20)
    #expect(abs(positions[0].x + advances[0].width - positions[1].x) < 1e-9)
    #expect(abs(Double(positions[1].x + advances[1].width) - whole) < 1e-9)
    #expect(indices == [2, 3])
    #expect((CTRunGetAttributes(runs[1])[kCTFontAttributeName] as? UIFont)?.pointSize == 20)
    unsafe CTRunGetStringIndices(runs[1], CFRangeMake(1, 1), &indices)
    #expect(indices == [3, 3])
  }

  @Test("ranges beyond a run's glyphs are clamped")
  func rangesAreClamped() throws {
    let line = CTLineCreateWithAttributedString(text("ab"))
    let run = try #require((CTLineGetGlyphRuns(line) as? [CTRun])?.first)
    var indices = [-1, -1]
    for range in [
      CFRangeMake(1, .max), CFRangeMake(.max, 1), CFRangeMake(-5, 1), CFRangeMake(.min, .min),
    ] {
      unsafe CTRunGetStringIndices(run, range, &indices)
      #expect(indices.allSatisfy { (-1...1).contains($0) })
      #expect(CTRunGetTypographicBounds(run, range, nil, nil, nil) >= 0)
      #expect(CTRunGetImageBounds(run, nil, range).width >= 0)
    }
  }

  @Test("a line converts between points and string indices")
  func linesTellPlaces() {
    let line = CTLineCreateWithAttributedString(text("wide"))
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    for index in 0...4 {
      let x = CTLineGetOffsetForStringIndex(line, index, nil)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: x + 0.1, y: 3)) == index)
    }
    #expect(abs(Double(CTLineGetOffsetForStringIndex(line, 99, nil)) - width) < 1e-9)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -1, y: 0)) == 0)
  }

  @Test("a line is truncated only if it is too long and there is a token")
  func linesAreTruncated() throws {
    let line = CTLineCreateWithAttributedString(text("a line that is too long"))
    let sign = CTLineCreateWithAttributedString(text("…"))
    #expect(CTLineCreateTruncatedLine(line, 1000, .end, nil) === line)
    #expect(CTLineCreateTruncatedLine(line, 50, .end, nil) == nil)
    for type in [CTLineTruncationType.start, .middle, .end] {
      let cut = try #require(CTLineCreateTruncatedLine(line, 50, type, sign))
      let width = CTLineGetTypographicBounds(cut, nil, nil, nil)
      #expect(width <= 50 && width > 20)
    }
  }

  @Test("the width of a line includes trailing white space, whose width is known")
  func trailingSpaceIsTold() {
    let line = CTLineCreateWithAttributedString(text("end  "))
    let bare = CTLineCreateWithAttributedString(text("end"))
    let blank = CTLineGetTrailingWhitespaceWidth(line)
    let widths = (
      CTLineGetTypographicBounds(line, nil, nil, nil),
      CTLineGetTypographicBounds(bare, nil, nil, nil)
    )
    #expect(blank > 0 && abs(widths.0 - widths.1 - blank) < 1e-9)
    #expect(CTLineGetPenOffsetForFlush(bare, 0.5, widths.1 + 10) == 5)
  }

  @Test("runs drawn one by one draw the same pixels as the line")
  func runsDrawTheLine() throws {
    func image(_ draw: (CTLine, CGContext) -> Void) -> CGImage? {
      let string = NSMutableAttributedString(attributedString: text("ink"))
      string.addAttribute(
        NSAttributedString.Key(kCTForegroundColorAttributeName), value: UIColor.red.cgColor,
        range: NSRange(location: 1, length: 2))
      return UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image {
        $0.cgContext.textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 5, ty: 20)
        draw(CTLineCreateWithAttributedString(string), $0.cgContext)
      }.cgImage
    }
    let whole = try #require(image { CTLineDraw($0, $1) })
    let parts = try #require(
      image { line, context in
        for case let run as CTRun in CTLineGetGlyphRuns(line) {
          for glyph in 0..<CTRunGetGlyphCount(run) {
            CTRunDraw(run, context, CFRangeMake(glyph, 1))
          }
        }
      })
    #expect(whole.dataProvider?.data == parts.dataProvider?.data)
  }
}
