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

  @Test(arguments: [("0.5", 0.5), ("1:4", 0.25), ("2", 2), ("1:0", 1), ("wide", 1), (nil, 1)])
  func `a ratio is a number or two`(_ text: String?, _ ratio: CGFloat) {
    var element = NibElement(name: "constraint")
    element.attributes["multiplier"] = text
    #expect(element.ratio("multiplier") == ratio)
  }

  @Test(
    arguments: [
      ("", 1, "there is no element"), ("<a>\n<b>\n</a>", 3, "b is not closed"),
      ("<a x=1/>", 1, "a value is not quoted"), ("<a>\n", 2, "a is not closed"),
      ("<a x=\"", 1, "a value is not closed"), ("<a", 1, "a name is missing"),
      ("<!-- ", 1, "--> is missing"),
    ])
  func `what is wrong is said with its line`(_ text: String, _ line: Int, _ reason: String) {
    #expect(throws: NibError(line: line, reason: reason)) {
      try NibElement.parse(Data(text.utf8))
    }
  }

  @Test func `elements that lie too deep are refused`() {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(throws: NibError(line: 1, reason: "elements lie too deep in one another")) {
      try NibElement.parse(Data(deep.utf8))
    }
  }
}
