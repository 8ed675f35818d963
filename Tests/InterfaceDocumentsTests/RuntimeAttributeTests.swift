// User-defined runtime attributes are added, changed and removed line by line.

import Foundation
import InterfaceDocuments
import Testing

@Suite struct RuntimeAttributeTests {
  @Test func `a changed number or flag changes its line`() throws {
    try expectDiff(
      ["<real key=\"value\" value=\"8\"/>"], ["<real key=\"value\" value=\"2.5\"/>"]
    ) { document throws(InterfaceEditError) in
      try document.setRuntimeAttribute(
        "cornerRadius", to: .real(2.5), ofElementWithID: "vw2-aa-001")
    }
    try expectDiff(
      ["<real key=\"value\" value=\"8\"/>"], ["<integer key=\"value\" value=\"3\"/>"]
    ) { document throws(InterfaceEditError) in
      try document.setRuntimeAttribute(
        "cornerRadius", to: .integer(3), ofElementWithID: "vw2-aa-001")
    }
    try expectDiff(
      ["<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"isRound\" value=\"YES\"/>"],
      ["<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"isRound\" value=\"NO\"/>"]
    ) { document throws(InterfaceEditError) in
      try document.setRuntimeAttribute(
        "isRound", to: .boolean(false), ofElementWithID: "vw2-aa-001")
    }
  }

  @Test(
    arguments: [
      (RuntimeAttributeValue.boolean(true), "boolean\" keyPath=\"new\" value=\"YES\"/>", nil),
      (.string("a & b"), "string\" keyPath=\"new\" value=\"a &amp; b\"/>", nil),
      (.image("dial"), "image\" keyPath=\"new\" value=\"dial\"/>", nil),
      (.null, "nil\" keyPath=\"new\"/>", nil),
      (.integer(-3), "number\" keyPath=\"new\">", "<integer key=\"value\" value=\"-3\"/>"),
      (.real(0.25), "number\" keyPath=\"new\">", "<real key=\"value\" value=\"0.25\"/>"),
      (.color(["name": "Ink"]), "color\" keyPath=\"new\">", "<color key=\"value\" name=\"Ink\"/>"),
      (.point(x: 1, y: 2), "point\" keyPath=\"new\">", "<point key=\"value\" x=\"1\" y=\"2\"/>"),
      (
        .size(width: 1, height: 2.5), "size\" keyPath=\"new\">",
        "<size key=\"value\" width=\"1\" height=\"2.5\"/>"
      ),
      (
        .rect(x: 1, y: 2, width: 3, height: 4), "rect\" keyPath=\"new\">",
        "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"
      ),
      (
        .range(location: 1, length: 2), "range\" keyPath=\"new\">",
        "<range key=\"value\" location=\"1\" length=\"2\"/>"
      ),
    ] as [(RuntimeAttributeValue, String, String?)])
  func `a new attribute comes last, as Xcode writes it`(
    _ value: RuntimeAttributeValue, _ tag: String, inside: String?
  ) throws {
    let indentation = String(repeating: " ", count: 36)
    var lines = ["\(indentation)<userDefinedRuntimeAttribute type=\"\(tag)"]
    if let inside {
      lines += ["\(indentation)    \(inside)", "\(indentation)</userDefinedRuntimeAttribute>"]
    }
    try expectDiff([], lines) { document throws(InterfaceEditError) in
      try document.setRuntimeAttribute("new", to: value, ofElementWithID: "vw2-aa-001")
    }
    var document = try Fixture.document()
    try document.setRuntimeAttribute("new", to: value, ofElementWithID: "vw2-aa-001")
    let section = document.element(withID: "vw2-aa-001")?.child("userDefinedRuntimeAttributes")
    #expect(section?.children.last?.attributes["keyPath"] == "new")
    try document.setRuntimeAttribute("new", to: nil, ofElementWithID: "vw2-aa-001")
    #expect(document.data == Data(Fixture.text.utf8))
  }

  @Test func `another type takes the attribute's place`() throws {
    try expectDiff(
      ["<userDefinedRuntimeAttribute type=\"nil\" keyPath=\"nothing\"/>"],
      ["<userDefinedRuntimeAttribute type=\"string\" keyPath=\"nothing\" value=\"some\"/>"]
    ) { document throws(InterfaceEditError) in
      try document.setRuntimeAttribute(
        "nothing", to: .string("some"), ofElementWithID: "vw2-aa-001")
    }
  }

  @Test func `the first attribute brings its section, which goes with the last`() throws {
    let indentation = String(repeating: " ", count: 32)
    try expectDiff(
      [],
      [
        "\(indentation)<userDefinedRuntimeAttributes>",
        "\(indentation)    <userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"on\" value=\"YES\"/>",
        "\(indentation)</userDefinedRuntimeAttributes>",
      ]
    ) { document throws(InterfaceEditError) in
      try document.setRuntimeAttribute("on", to: .boolean(true), ofElementWithID: "lb1-aa-001")
    }
    for id in ["lb1-aa-001", "vw3-aa-001", "bt1-aa-001"] {
      var document = try Fixture.document()
      try document.setRuntimeAttribute("on", to: .boolean(true), ofElementWithID: id)
      #expect(document.data != Data(Fixture.text.utf8))
      try document.setRuntimeAttribute("on", to: nil, ofElementWithID: id)
      #expect(document.data == Data(Fixture.text.utf8))
    }
  }

  @Test func `the last of two with one key path is changed, and both are removed`() throws {
    let line = "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"a\" value=\"1\"/>"
    let text =
      "<document><view id=\"v\"><userDefinedRuntimeAttributes>\(line)\(line)</userDefinedRuntimeAttributes></view></document>"
    var document = try InterfaceDocument(Data(text.utf8))
    try document.setRuntimeAttribute("a", to: .string("2"), ofElementWithID: "v")
    let section = document.element(withID: "v")?.child("userDefinedRuntimeAttributes")
    #expect(section?.children.map { $0.attributes["value"] } == ["1", "2"])
    try document.setRuntimeAttribute("a", to: nil, ofElementWithID: "v")
    #expect(
      String(decoding: document.data, as: UTF8.self) == "<document><view id=\"v\"/></document>")
  }
}
