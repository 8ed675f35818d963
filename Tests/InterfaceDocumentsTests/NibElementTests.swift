// Interface documents read as trees.

import Foundation
import InterfaceDocuments
import Testing

@Suite struct NibElementTests {
  @Test func `a document is a tree of elements with attributes, texts and values`() throws {
    let text = """
      <?xml version="1.0"?><!-- a --><document><view id='a' hidden="YES" x="nan" tag="3">
      <rect key="frame" x="1" y="2" width="3" height="4.5"/>
      <string key="text">a &amp; &#x4e;&unknown;<![CDATA[<b>]]></string></view></document>
      """
    let view = try #require(try NibElement.parse(Data(text.utf8)).child("view"))
    #expect(view.attributes["id"] == "a" && view.flag("hidden") == true)
    #expect(view.number("tag") == 3 && view.number("x") == nil && view.flag("opaque") == nil)
    #expect(view.value("frame")?.rect == CGRect(x: 1, y: 2, width: 3, height: 4.5))
    #expect(view.value("frame")?.point == CGPoint(x: 1, y: 2))
    #expect(view.text("text") == "a & N&unknown;<b>")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `elements know their lines, whatever ends these`(_ lineEnd: String) throws {
    let lines = ["<?xml version=\"1.0\"?>", "<document>", "<a", "x=\"1\"/><b/>", "</document>"]
    let root = try NibElement.parse(Data(lines.joined(separator: lineEnd).utf8))
    #expect([root.line] + root.children.map(\.line) == [2, 3, 4])
    #expect(NibElement(name: "a").line == 0)
  }

  /// As XML 1.0 has it in 2.11 and 3.3.3.
  @Test func `line ends in texts are line feeds, and spaces in attributes`() throws {
    let root = try NibElement.parse(Data("<a x='1\r\n2\t3&#10;4'>5\r\n6\r7&#13;</a>".utf8))
    #expect(root.attributes["x"] == "1 2 3\n4" && root.text == "5\n6\n7\r")
  }

  @Test(arguments: [("0.5", 0.5), ("1:4", 0.25), ("2", 2), ("1:0", 1), ("wide", 1), (nil, 1)])
  func `a ratio is a number or two`(_ text: String?, _ ratio: CGFloat) {
    var element = NibElement(name: "constraint")
    element.attributes["multiplier"] = text
    #expect(element.ratio("multiplier") == ratio)
  }
}
