// Text: sizes, paragraphs, what drawing records.

import CoreGraphics
import Foundation
import Testing
import Typesetting
import UIKit

@Suite struct TextLayoutTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private var attributes: [NSAttributedString.Key: Any] { [.font: font] }

  /// The items that drawing into a context of 200 × 200 points records.
  private func recorded(_ body: () -> Void) -> [DisplayItem] {
    let context = CGContext(recordingSize: CGSize(width: 200, height: 200), scale: 1)
    UIGraphicsPushContext(context)
    body()
    UIGraphicsPopContext()
    return context.displayList.items
  }

  private func glyphOrigins(_ items: [DisplayItem]) -> [CGPoint] {
    items.compactMap { item in
      guard case .glyphs(let run, _) = item.content, let first = run.positions.first else {
        return nil
      }
      return first.applying(item.transform)
    }
  }

  @Test func `one line is as high as the font's line and two are twice that`() {
    #expect("One".size(withAttributes: attributes).height == font.lineHeight)
    let two = "One\nTwo".size(withAttributes: attributes)
    #expect(abs(two.height - 2 * font.lineHeight) < 1e-9)
    #expect("".size(withAttributes: attributes) == .zero)
  }

  @Test func `strings, NSStrings and attributed strings measure alike`() {
    let size = "Width".size(withAttributes: attributes)
    #expect(("Width" as NSString).size(withAttributes: attributes) == size)
    #expect(NSAttributedString(string: "Width", attributes: attributes).size() == size)
    #expect(size.width > 0)
  }

  /// The lines of a text of 12 words in 120 points.
  private func lines(_ style: NSParagraphStyle, _ words: String) -> [TextLayout.Line] {
    TextLayout(words, [.font: font, .paragraphStyle: style], width: 120).lines
  }

  @Test func `justified lines fill the width, but for a paragraph's last`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    style.tailIndent = -10
    let lines = lines(style, "one two three four five\nsix seven eight nine")
    let isFull = lines.map { abs($0.text.width - 110) < 1e-6 }
    #expect(isFull == [true, true, false, true, false])
    let (first, last) = try (
      #require(lines[0].text.clusters.first), #require(lines[0].text.clusters.last)
    )
    #expect(first.x == 0 && abs(last.x + last.advance - 110) < 1e-6)
    let glyph = try #require(lines[0].text.runs.last?.positions.last)
    #expect(abs(glyph.x - last.x) < 1)
  }

  @Test func `a first line's indent leaves the other lines their width`() {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 60
    let lines = lines(style, "one two three four five")
    let plain = self.lines(.default, "two three four five")
    #expect(lines.map(\.origin.x).prefix(2) == [60, 0])
    #expect(lines[1].text.width == plain[0].text.width)
    #expect(lines.count == plain.count + 1)
  }

  @Test func `kern widens text by so much a character`() {
    let plain = "abc".size(withAttributes: attributes).width
    let wide = "abc".size(withAttributes: [.font: font, .kern: 2]).width
    #expect(abs(wide - plain - 6) < 1e-9)
  }

  @Test func `a box breaks lines at its width only with a line origin`() {
    let text = "some words that are broken"
    let size = CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude)
    let broken = text.boundingRect(
      with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    let line = text.boundingRect(with: size, options: [], attributes: attributes, context: nil)
    #expect(broken.width <= 80)
    #expect(broken.height > font.lineHeight * 2)
    #expect(abs(line.height - font.lineHeight) < 1e-9)
    #expect(line.width > 80)
  }

  @Test func `text is drawn with its top at the point and its baseline below`() throws {
    let origins = glyphOrigins(
      recorded { "Text".draw(at: CGPoint(x: 10, y: 20), withAttributes: attributes) })
    let first = try #require(origins.first)
    // The T stands in the middle of its advance on iOS, a hundredth of an em narrower than here.
    #expect(abs(first.x - 10) < 0.01 * font.pointSize)
    #expect(abs(first.y - (20 + font.ascender)) < 1e-6)
  }

  @Test(arguments: [(NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0)])
  func `alignment shares the free width`(alignment: NSTextAlignment, share: CGFloat) throws {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
    let width = "Text".size(withAttributes: attributes).width
    let rect = CGRect(x: 10, y: 0, width: 150, height: 100)
    let origins = glyphOrigins(recorded { "Text".draw(in: rect, withAttributes: attributes) })
    let expected = 10 + (150 - width) * share
    #expect(abs(try #require(origins.first).x - expected) < 0.01 * font.pointSize)
  }

  @Test func `a box draws the lines that fit, and at least one`() {
    let text = "a\nb\nc\nd"
    for (height, lines) in [(1.0, 1), (24, 1), (48, 2), (71, 2), (200, 4)] {
      let rect = CGRect(x: 0, y: 0, width: 100, height: CGFloat(height))
      let drawn = glyphOrigins(recorded { text.draw(in: rect, withAttributes: attributes) })
      #expect(drawn.count == lines, "in \(height) points")
    }
  }

  @Test func `line heights and spacings of a paragraph are followed`() {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 40
    style.lineSpacing = 5
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
    let layout = TextLayout("a\nb", attributes)
    #expect(layout.lines.map(\.height) == [40, 40])
    #expect(layout.lines.map(\.top) == [0, 45])
    #expect(layout.size.height == 85)
    let descent = font.lineHeight - font.ascender
    #expect(abs(layout.lines[0].origin.y - (40 - descent)) < 1e-6)
  }

  @Test func `a paragraph's spacing stands between paragraphs only`() {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 10
    style.headIndent = 15
    style.firstLineHeadIndent = 15
    let layout = TextLayout("a\nb", [.font: font, .paragraphStyle: style])
    #expect(abs(layout.size.height - (2 * font.lineHeight + 10)) < 1e-9)
    #expect(layout.lines.map(\.origin.x) == [15, 15])
  }

  @Test func `lengths that are not finite leave a paragraph as it was`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    style.lineSpacing = .nan
    style.headIndent = .infinity
    #expect(style.lineSpacing == 3)
    #expect(style.headIndent == 0)
  }

  @Test func `pieces keep their own colours`() {
    let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
    let paints = recorded { text.draw(at: .zero) }.compactMap { item -> Paint? in
      if case .glyphs(_, let paint) = item.content { return paint }
      return nil
    }
    #expect(paints == [UIColor.red.cgColor.paint, UIColor.blue.cgColor.paint])
  }

  @Test func `grounds, lines, outlines and shadows are drawn`() {
    let count = { (attributes: [NSAttributedString.Key: Any]) in
      recorded { "a".draw(at: .zero, withAttributes: attributes) }.count
    }
    #expect(count([:]) == 1)
    #expect(count([.backgroundColor: UIColor.yellow]) == 2)
    #expect(count([.underlineStyle: NSUnderlineStyle.single.rawValue]) == 2)
    #expect(count([.underlineStyle: NSUnderlineStyle.double.rawValue]) == 3)
    #expect(count([.strikethroughStyle: 1]) == 2)
    #expect(count([.strokeWidth: 3]) == 1)
    #expect(count([.strokeWidth: -3]) == 2)
    #expect(count([.shadow: NSShadow()]) == 2)
  }

  @Test func `a last line that lacks room ends in an ellipsis where that is asked for`() {
    let size = CGSize(width: 60, height: font.lineHeight)
    let text = "some words that are broken"
    let cut = TextLayout(text, attributes, width: 60, maximumLines: 1, lineBreak: .byTruncatingTail)
    #expect(cut.isTruncated)
    #expect(cut.lines.count == 1)
    let bounds = text.boundingRect(
      with: size, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      attributes: attributes, context: nil)
    #expect(abs(bounds.height - font.lineHeight) < 1e-9)
  }

  // https://developer.apple.com/documentation/foundation/nsattributedstring/key/expansion: the log of the factor.
  @Test func `an expansion widens glyphs and their advances by its exponential`() throws {
    func width(_ expansion: Double) -> CGFloat {
      TextLayout(
        NSAttributedString(string: "wide", attributes: [.font: font, .expansion: expansion]),
        defaults: .coreText
      ).size.width
    }
    let plain = width(0)
    for expansion in [0.5, -0.5, 1] {
      #expect(abs(width(expansion) / plain - exp(expansion)) < 1e-6)
    }
    #expect(width(.infinity) == plain && width(9) < plain * 8)
    let items = recorded {
      ("w" as NSString).draw(at: .zero, withAttributes: [.font: font, .expansion: 0.5])
    }
    let item = try #require(items.first)
    #expect(abs(item.transform.a / item.transform.d - exp(0.5)) < 1e-6)
  }
}
