// The direction and the language of text with attributes.

import CoreGraphics
import CoreText
import Testing
import Typesetting
import UIKit

@Suite struct WritingDirectionTests {
  private func layout(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], width: CGFloat = .infinity
  ) -> TextLayout {
    TextLayout(
      NSAttributedString(string: text, attributes: attributes), width: width, defaults: .coreText)
  }

  private func style(
    _ direction: NSWritingDirection, _ alignment: NSTextAlignment = .natural
  ) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = direction
    style.alignment = alignment
    return style
  }

  @Test func `natural lines begin at the right where the paragraph is set to run from there`()
    throws
  {
    func left(_ style: NSParagraphStyle) throws -> CGFloat {
      try #require(layout("ab", [.paragraphStyle: style], width: 200).lines.first).origin.x
    }
    let width = layout("ab", [:]).size.width
    #expect(try left(style(.natural)) == 0 && left(style(.leftToRight)) == 0)
    #expect(try abs(left(style(.rightToLeft)) - (200 - width)) < 1e-9)
    #expect(try left(style(.rightToLeft, .left)) == 0)
  }

  @Test func `a paragraph's direction orders its marks`() throws {
    func mark(_ direction: NSWritingDirection) throws -> CGFloat {
      let line = try #require(layout("ab!", [.paragraphStyle: style(direction)]).lines.first)
      return try #require(line.text.clusters.last).x
    }
    #expect(try mark(.natural) > 0 && mark(.leftToRight) > 0)
    #expect(try mark(.rightToLeft) == 0)
  }

  @Test func `a language's rules break lines`() {
    // Japanese lines may begin with small kana, those of no language do not.
    let text = "開キャーット"
    let width = layout("開キャ", [:]).size.width + 1
    func first(_ attributes: [NSAttributedString.Key: Any]) -> Int? {
      layout(text, attributes, width: width).lines.first?.text.clusters.count
    }
    #expect(first([.languageIdentifier: "ja"]) == 3 && first([:]) == 1)
    #expect(kCTLanguageAttributeName == NSAttributedString.Key.languageIdentifier.rawValue)
  }
}
