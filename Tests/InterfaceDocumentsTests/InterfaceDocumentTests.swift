// Documents are written as they were read, and edits change the lines that they are about.

import Foundation
import InterfaceDocuments
import Testing

@Suite struct InterfaceDocumentTests {
  @Test func `a document that is not changed is written with the same bytes`() throws {
    #expect(try Fixture.document().data == Data(Fixture.text.utf8))
    #expect(try Fixture.document().isStoryboard)
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func `UTF-16 is read and written`(_ encoding: String.Encoding) throws {
    for mark in ["", "\u{FEFF}"] {
      let data = try #require(
        (mark + "<document>\n<a id=\"x\" y=\"ä😀\"/></document>").data(using: encoding))
      var document = try InterfaceDocument(data)
      #expect(document.data == data)
      try document.setAttribute("y", to: "ö", ofElementWithID: "x")
      let text = String(data: document.data, encoding: encoding)
      #expect(text == mark + "<document>\n<a id=\"x\" y=\"ö\"/></document>")
    }
  }

  @Test func `a changed attribute changes its value's bytes alone`() throws {
    try expectDiff(
      ["<rect key=\"frame\" x=\"20\" y=\"79\" width=\"353\" height=\"200\"/>"],
      ["<rect key=\"frame\" x=\"20\" y=\"79\" width=\"353\" height=\"99.5\"/>"]
    ) { document throws(InterfaceEditError) in
      try document.setAttribute("height", to: "99.5", ofElementWithID: "vw2-aa-001", at: ["frame"])
    }
    try expectDiff(
      ["<state key=\"normal\" title=\"Go\">"],
      ["<state key=\"normal\" title=\"&lt;&amp;&gt;&quot;'&#10;\">"]
    ) { document throws(InterfaceEditError) in
      try document.setAttribute(
        "title", to: "<&>\"'\n", ofElementWithID: "bt1-aa-001", at: ["normal"])
    }
  }

  @Test func `an attribute with the value already keeps its entities`() throws {
    try expectDiff([], []) { document throws(InterfaceEditError) in
      try document.setAttribute("text", to: "It\"s &company;", ofElementWithID: "lb1-aa-001")
    }
  }

  @Test func `single quotes stay`() throws {
    var document = try Fixture.document()
    try document.setAttribute("text", to: "It's \"so\"", ofElementWithID: "lb1-aa-001")
    #expect(
      String(decoding: document.data, as: UTF8.self).contains(
        "text='It&apos;s \"so\"' textAlignment"))
    #expect(document.element(withID: "lb1-aa-001")?.attributes["text"] == "It's \"so\"")
  }

  @Test(
    arguments: [
      ("hidden", "<view hidden=\"YES\" contentMode=\"scaleToFill\" id=\"vw3-aa-001\"/>"),
      ("tag", "<view tag=\"YES\" contentMode=\"scaleToFill\" id=\"vw3-aa-001\"/>"),
      ("fixedFrame", "<view contentMode=\"scaleToFill\" fixedFrame=\"YES\" id=\"vw3-aa-001\"/>"),
      ("customClass", "<view contentMode=\"scaleToFill\" id=\"vw3-aa-001\" customClass=\"YES\"/>"),
      ("unheardOf", "<view contentMode=\"scaleToFill\" unheardOf=\"YES\" id=\"vw3-aa-001\"/>"),
    ])
  func `a new attribute stands where Xcode writes it`(_ name: String, _ line: String) throws {
    try expectDiff(["<view contentMode=\"scaleToFill\" id=\"vw3-aa-001\"/>"], [line]) {
      document throws(InterfaceEditError) in
      try document.setAttribute(name, to: "YES", ofElementWithID: "vw3-aa-001")
    }
  }

  @Test func `a removed attribute takes its space with it`() throws {
    try expectDiff(
      ["<view contentMode=\"scaleToFill\" id=\"vw3-aa-001\"/>"], ["<view id=\"vw3-aa-001\"/>"]
    ) { document throws(InterfaceEditError) in
      try document.setAttribute("contentMode", to: nil, ofElementWithID: "vw3-aa-001")
    }
  }

  @Test func `a value of the same kind is changed in its line`() throws {
    try expectDiff(
      ["<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"],
      [
        "<color key=\"backgroundColor\" red=\"0.5\" green=\"0\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
      ]
    ) { document throws(InterfaceEditError) in
      try document.setValue(
        NibElement(
          "color",
          [
            "key": "backgroundColor", "red": "0.5", "green": "0", "blue": "1", "alpha": "1",
            "colorSpace": "custom", "customColorSpace": "sRGB",
          ]), ofElementWithID: "vw2-aa-001")
    }
  }

  @Test func `a new value stands where Xcode writes it, with its indentation`() throws {
    var document = try Fixture.document()
    let color = NibElement("color", ["key": "textColor", "name": "Ink"])
    try document.setValue(color, ofElementWithID: "lb1-aa-001")
    let lines = String(decoding: document.data, as: UTF8.self).split(separator: "\n").map(
      String.init)
    let index = try #require(lines.firstIndex { $0.contains("key=\"textColor\"") })
    #expect(
      lines[index] == "                                <color key=\"textColor\" name=\"Ink\"/>")
    #expect(lines[index - 1].contains("fontDescription") && lines[index + 1].contains("<nil"))
    try document.removeValue("textColor", ofElementWithID: "lb1-aa-001")
    #expect(document.data == Data(Fixture.text.utf8))
  }

  @Test func `an element without content gets tags of its own, and loses them again`() throws {
    let old = "<view contentMode=\"scaleToFill\" id=\"vw3-aa-001\"/>"
    let frame = NibElement(
      "rect", ["key": "frame", "x": "0.0", "y": "1", "width": "2", "height": "3"])
    try expectDiff(
      [old],
      [
        "<view contentMode=\"scaleToFill\" id=\"vw3-aa-001\">",
        "    <rect key=\"frame\" x=\"0.0\" y=\"1\" width=\"2\" height=\"3\"/>", "</view>",
      ]
    ) { document throws(InterfaceEditError) in
      try document.setValue(frame, ofElementWithID: "vw3-aa-001")
    }
    var document = try Fixture.document()
    try document.setValue(frame, ofElementWithID: "vw3-aa-001")
    try document.removeValue("frame", ofElementWithID: "vw3-aa-001")
    #expect(document.data == Data(Fixture.text.utf8))
  }

  @Test func `a text with several lines is an element of its own`() throws {
    try expectDiff(
      ["<state key=\"normal\" title=\"Go\">"],
      ["<state key=\"normal\">", "    <string key=\"title\">Go", "on &amp; on</string>"]
    ) { document throws(InterfaceEditError) in
      try document.setText(
        "title", to: "Go\non & on", ofElementWithID: "bt1-aa-001", at: ["normal"])
    }
    try expectDiff(
      [
        "contentMode=\"scaleToFill\"", "id=\"tv1-aa-001\">", "<string key=\"text\">Erste Zeile",
        "zweite Zeile &amp; <![CDATA[<mehr>]]></string>",
        "                            </textView>",
      ], ["contentMode=\"scaleToFill\" text=\"Nur eine\"", "id=\"tv1-aa-001\"/>"]
    ) { document throws(InterfaceEditError) in
      try document.setText("text", to: "Nur eine", ofElementWithID: "tv1-aa-001")
    }
  }

  @Test func `line ends, tabs and a byte order mark stay`() throws {
    let text =
      "\u{FEFF}<document>\r\n\t<view id=\"a\">\r\n\t\t<rect key=\"frame\" x=\"1\"/>\r\n\t</view>\r\n</document>\r\n"
    var document = try InterfaceDocument(Data(text.utf8))
    let color = NibElement("color", ["key": "tintColor", "name": "Ink"])
    try document.setValue(color, ofElementWithID: "a")
    try document.setAttribute("x", to: "2", ofElementWithID: "a", at: ["frame"])
    #expect(
      String(decoding: document.data, as: UTF8.self)
        == text.replacing(
          "x=\"1\"/>", with: "x=\"2\"/>\r\n\t\t<color key=\"tintColor\" name=\"Ink\"/>"))
  }

  @Test func `an edit that cannot be made says why and changes nothing`() throws {
    var document = try InterfaceDocument(
      Data("<document>\n<a id=\"x\"/>\n<b id=\"x\"/><c id=\"y\"/></document>".utf8))
    let before = document.data
    let edits: [(InterfaceEditError, (inout InterfaceDocument) throws -> Void)] = [
      (.noElement(id: "z"), { try $0.setAttribute("a", to: "1", ofElementWithID: "z") }),
      (
        .ambiguousID("x", lines: [2, 3]),
        { try $0.setAttribute("a", to: "1", ofElementWithID: "x") }
      ),
      (
        .noValue(key: "k", id: "y"),
        { try $0.setAttribute("a", to: "1", ofElementWithID: "y", at: ["k"]) }
      ),
      (.unwritable("\u{1}"), { try $0.setAttribute("a", to: "\u{1}", ofElementWithID: "y") }),
      (.notAName("a b"), { try $0.setAttribute("a b", to: "1", ofElementWithID: "y") }),
    ]
    for (error, edit) in edits {
      #expect(throws: error) { try edit(&document) }
      #expect(document.data == before && !error.description.isEmpty)
    }
  }
}

/// Expects that an edit of the fixture takes the lines `old` out, which lie side by side, and puts the lines `new`
/// there. The indentation of the first old line is taken off all, where they have it.
func expectDiff(
  _ old: [String], _ new: [String], at location: SourceLocation = #_sourceLocation,
  edit: (inout InterfaceDocument) throws(InterfaceEditError) -> Void
) throws {
  var document = try Fixture.document()
  try edit(&document)
  let before = Fixture.text.split(separator: "\n", omittingEmptySubsequences: false)
  let after = String(decoding: document.data, as: UTF8.self)
    .split(separator: "\n", omittingEmptySubsequences: false)
  let changes = after.difference(from: before)
  var (removed, inserted) = ([String](), [String]())
  for change in changes.sorted(by: { offset($0) < offset($1) }) {
    switch change {
    case .remove(_, let line, _): removed.append(String(line))
    case .insert(_, let line, _): inserted.append(String(line))
    }
  }
  let indentation = removed.first.map { String($0.prefix { $0 == " " }) } ?? ""
  func trimmed(_ lines: [String]) -> [String] {
    lines.map { $0.hasPrefix(indentation) ? String($0.dropFirst(indentation.count)) : $0 }
  }
  #expect(trimmed(removed) == old, sourceLocation: location)
  #expect(trimmed(inserted) == new, sourceLocation: location)
}

private func offset(_ change: CollectionDifference<Substring>.Change) -> Int {
  switch change {
  case .remove(let offset, _, _), .insert(let offset, _, _): offset
  }
}
