// Bytes that are no interface document are refused with their line and a sentence.

import Foundation
import InterfaceDocuments
import Testing

@Suite struct DocumentErrorTests {
  @Test(
    arguments: [
      ("", 1, "the document is empty"), (" \n", 2, "there is no element"),
      ("<a>\n<b>\n</a>", 3, "b, which begins in line 2, is closed by </a>"),
      ("<a x=1/>", 1, "the value of x is not quoted"),
      ("<a>\n", 2, "a, which begins in line 1, is not closed"),
      ("<a x=\"", 1, "the value of x is not closed"), ("<a", 1, "the tag of a is not closed"),
      ("<a x>", 1, "the attribute x of a has no value"), ("<!-- ", 1, "--> is missing"),
      ("<a>\n<", 2, "a name is missing"),
      ("<a></b></a>", 1, "a, which begins in line 1, is closed by </b>"),
      ("<a x=\"1\" x=\"2\"/>", 1, "the attribute x stands twice in a tag"),
      ("<a x=\"1\"y=\"2\"/>", 1, "a space is missing before an attribute"),
      ("<a x=\"<\"/>", 1, "the value of x contains a <; it is written &lt;"),
      ("<a>\n\n&</a>", 3, "an & stands alone; it is written &amp;"),
      ("<a>\n&#0;</a>", 2, "&#0; is no character"),
      ("<a>&#xD800;</a>", 1, "&#xD800; is no character"),
      ("<a/>\n<b/>", 2, "something stands behind the end of the document's element"),
      ("<a>\n<<<<<<< HEAD\n</a>", 2, "a merge conflict is not resolved"),
      ("<<<<<<< HEAD\n<a/>", 1, "a merge conflict is not resolved"),
      (
        "<?xml version='1.0' encoding='ISO-8859-1'?>\n<a/>", 1,
        "the encoding ISO-8859-1 is not read, only UTF-8 and UTF-16"
      ),
    ])
  func `malformed XML is refused with its line`(_ text: String, _ line: Int, _ reason: String) {
    #expect(throws: NibError(line: line, reason: reason)) {
      try NibElement.parse(Data(text.utf8))
    }
  }

  @Test(
    arguments: [
      (
        "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"7.10\">",
        "before Xcode 5"
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
        "for macOS (MacOSX.Cocoa)"
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"/>",
        "for watchOS"
      ),
      ("NIBArchive\u{1}", "compiled nib"), ("bplist00", "compiled nib"),
    ])
  func `documents of other kinds are refused by name`(_ text: String, _ part: String) throws {
    let error = try #require(throws: NibError.self) { try NibElement.parse(Data(text.utf8)) }
    #expect(error.line == 1 && error.reason.contains(part), "\(error)")
  }

  @Test func `XML that is no interface document is refused by name`() {
    #expect(throws: NibError(line: 2, reason: "this is no interface document: it is made of plist"))
    {
      try InterfaceDocument(Data("<?xml version=\"1.0\"?>\n<plist/>".utf8))
    }
  }

  /// The declarations stand for a thousand million characters.
  @Test func `declared entities are not expanded, and are told`() throws {
    let text = """
      <!DOCTYPE document [ <!ENTITY a "ha>ha"> <!-- ]> -->
      <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"> <!ENTITY c SYSTEM 'file:///etc/passwd'> ]>
      <document x="&b;">&c;</document>
      """
    let document = try InterfaceDocument(Data(text.utf8))
    #expect(document.root.attributes["x"] == "&b;" && document.root.text == "&c;")
    #expect(
      document.problems.map(\.description) == [
        "line 3: &b; is none of XML's entities and stays as it is written",
        "line 3: &c; is none of XML's entities and stays as it is written",
      ])
  }

  @Test func `a hundred thousand levels are refused at once`() {
    let deep = String(repeating: "<a>\n", count: 100_000)
    let reason = "elements lie more than 200 deep in one another"
    #expect(throws: NibError(line: 201, reason: reason)) { try NibElement.parse(Data(deep.utf8)) }
  }

  @Test func `a hundred thousand elements side by side are read`() throws {
    let wide = "<document>" + String(repeating: "<a x='1'/>\n", count: 100_000) + "</document>"
    let root = try NibElement.parse(Data(wide.utf8))
    #expect(root.children.count == 100_000 && root.children.last?.line == 100_000)
  }

  @Test(arguments: [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82]] as [[UInt8]])
  func `bytes that are no UTF-8 are refused with their line`(_ bytes: [UInt8]) throws {
    let data = Data("<document>\n<a x=\"".utf8) + Data(bytes) + Data("\"/></document>".utf8)
    let error = try #require(throws: NibError.self) { try NibElement.parse(data) }
    #expect(error.line == 2 && error.reason.contains("UTF-8"))
  }

  @Test func `UTF-32 and broken UTF-16 are refused by name`() throws {
    for (bytes, part) in [
      ([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], "UTF-32"), ([0xFF, 0xFE, 0x3C], "UTF-16"),
      ([0xFE, 0xFF, 0xD8, 0], "UTF-16"),
    ] as [([UInt8], String)] {
      let error = try #require(throws: NibError.self) { try NibElement.parse(Data(bytes)) }
      #expect(error.reason.contains(part))
    }
  }

  @Test func `ids that stand twice and references that point nowhere are listed`() throws {
    let text = """
      <document initialViewController="no1">
      <view id="a"/><view id="b"/>
      <view id="a"/>
      <constraint firstItem="a" secondItem="no2" id="c"/>
      <tableViewCell textLabel="b" imageView="no3" id="d"/>
      <view imageView="e" reference="b"/>
      </document>
      """
    #expect(
      try InterfaceDocument(Data(text.utf8)).problems.map(\.description) == [
        "line 1: initialViewController of document points to no1, which no element has as id",
        "line 3: the id a stands in line 2 too",
        "line 4: secondItem of constraint points to no2, which no element has as id",
        "line 5: imageView of tableViewCell points to no3, which no element has as id",
      ])
  }
}
