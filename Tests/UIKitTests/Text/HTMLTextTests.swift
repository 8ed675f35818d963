// Attributed strings from HTML: words, lines and looks.

import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor @Suite struct HTMLTextTests {
  private func read(
    _ html: String, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) throws -> NSAttributedString {
    try unsafe NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .defaultAttributes: attributes,
      ], documentAttributes: nil)
  }

  private func attributes(_ word: String, of text: NSAttributedString) throws
    -> [NSAttributedString.Key: Any]
  {
    let range = (text.string as NSString).range(of: word)
    try #require(range.location != NSNotFound, "\(text.string)")
    return unsafe text.attributes(at: range.location, effectiveRange: nil)
  }

  private func font(_ word: String, of text: NSAttributedString) throws -> UIFont {
    try #require(try attributes(word, of: text)[.font] as? UIFont)
  }

  @Test(arguments: [
    ("a  <b>b</b>\n c", "a b c"), ("<p>a</p><p>b<br/>c</p>", "a\nb\nc\n"),
    ("1 &lt; 2 &amp;amp; &#65;&#x42;&nbsp;&nix;", "1 < 2 &amp; AB\u{a0}&nix;"),
    ("<style>p { color: red }</style>a<!-- <b> -->b<script>c</script>", "ab"),
    ("1 < 2 and 3 <4 <b>or</b> <= 5", "1 < 2 and 3 <4 or <= 5"), ("i<3", "i<3"),
    ("<a title=\"x > y\">z</a>", "z"), ("a <", "a <"), ("a</b></p", "a"), ("", ""), ("<b", ""),
    ("<style>x", ""),
  ])
  func `words and lines are read, whatever stands there`(html: String, words: String) throws {
    #expect(try read(html).string == words)
  }

  @Test(arguments: [
    String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf8, .isoLatin1,
  ]) func `documents are read in the encoding that they name`(encoding: String.Encoding) throws {
    let data = try #require("\u{e4}<b>\u{f6}</b>".data(using: encoding))
    for number in [encoding.rawValue as Any, NSNumber(value: encoding.rawValue)] {
      let text = try unsafe NSAttributedString(
        data: data,
        options: [
          .documentType: NSAttributedString.DocumentType.html, .characterEncoding: number,
        ], documentAttributes: nil)
      #expect(text.string == "\u{e4}\u{f6}")
    }
  }

  @Test func `a byte order mark names the encoding by itself`() throws {
    for data in [
      Data([0xEF, 0xBB, 0xBF, 0x61]), Data([0xFF, 0xFE, 0x61, 0]), Data([0xFE, 0xFF, 0, 0x61]),
    ] {
      let text = try unsafe NSAttributedString(
        data: data, options: [.documentType: NSAttributedString.DocumentType.html],
        documentAttributes: nil)
      #expect(text.string == "a")
    }
  }

  @Test func `elements say how their words look`() throws {
    let text = try read(
      "plain <b>bold <i>both</i></b> <u>under</u> <s>struck</s> <h1>head</h1> <font size=5>big</font>"
    )
    let plain = try font("plain", of: text)
    #expect(plain == .systemFont(ofSize: 12))
    #expect(try font("bold", of: text) == .boldSystemFont(ofSize: 12))
    #expect(try font("both", of: text).fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(try font("head", of: text) == .boldSystemFont(ofSize: 24))
    #expect(try font("big", of: text) == .systemFont(ofSize: 18))
    #expect(try attributes("under", of: text)[.underlineStyle] as? Int == 1)
    #expect(try attributes("struck", of: text)[.strikethroughStyle] as? Int == 1)
    #expect(try attributes("plain", of: text).count == 1)
  }

  @Test func `styles say how words look`() throws {
    let text = try read(
      """
      <style>body, p { font-size: 20px; color: #00F } h9 { color: red }</style>
      <p style="text-align: center">one <span style='color: rgba(255, 0, 0, 0.5); font-weight: 700;
      text-decoration: underline; background-color: lime'>two</span>
      <font color="orange">three</font> <a href="http://a.b/c">four</a></p>
      """)
    #expect(try font("one", of: text) == .systemFont(ofSize: 20))
    let one = try attributes("one", of: text)
    #expect(one[.foregroundColor] as? UIColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect((one[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    let two = try attributes("two", of: text)
    #expect(two[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(two[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(two[.backgroundColor] as? UIColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(two[.underlineStyle] as? Int == 1)
    let orange = UIColor(red: 1, green: 165 / 255, blue: 0, alpha: 1)
    #expect(try attributes("three", of: text)[.foregroundColor] as? UIColor == orange)
    #expect(try attributes("four", of: text)[.link] as? URL == URL(string: "http://a.b/c"))
  }

  @Test func `what holds by default holds where the document says nothing`() throws {
    let text = try read(
      "a <b>b</b>", [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
    #expect(try font("a", of: text) == .systemFont(ofSize: 30))
    #expect(try font("b", of: text) == .boldSystemFont(ofSize: 30))
    #expect(try attributes("b", of: text)[.foregroundColor] as? UIColor == .red)
  }
}
