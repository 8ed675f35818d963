// Values of several views in one place of a file.

import Foundation
import InterfaceDocuments
import Messages
import PropertyForms
import TestSupport
import Testing

@testable import Pages
@testable import SourcePages

@MainActor @Suite struct ValueWriterTests {
  private func edit(_ text: String, of property: String = "level") -> ValueEdit {
    ValueEdit(.property(owner: "Dial"), property: property, kind: "number", text: text)
  }

  @Test func `a place takes one value, and the same again`() async throws {
    let scratch = try Scratch()
    try scratch.write(
      "class Dial: UIView {\n  var level: CGFloat = 0.5\n  var width: CGFloat = 1\n}\n",
      to: "Dial.swift")
    let path = scratch.file("Dial.swift")
    var writer = ValueWriter()
    #expect(try await writer.add([edit("0.75")], to: path).isEmpty)
    #expect(try await writer.add([edit("0.75"), edit("2", of: "width")], to: path).isEmpty)
    var other = writer
    await #expect(throws: WriteRefusal.self) { _ = try await other.add([edit("1")], to: path) }
    let absent = try await writer.add([edit("1", of: "depth")], to: path)
    #expect(absent.map(\.edit.property) == ["depth"])
    let text = writer.changes.map { String(decoding: $0.after, as: UTF8.self) }
    #expect(
      text == ["class Dial: UIView {\n  var level: CGFloat = 0.75\n  var width: CGFloat = 2\n}\n"])
  }

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <dependencies>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        </dependencies>
        <objects>
            <view id="a"/>
        </objects>
    </document>

    """

  @Test func `a document keeps the colours of a catalog and of the system that it names`() throws {
    let scratch = try Scratch()
    try scratch.write(Self.document, to: "Card.xib")
    try scratch.write("", to: "Package.swift")
    try scratch.write(
      ColorSet.json([1, 0.5, 0, 1], dark: [0, 0, 1, 1]),
      to: "Assets.xcassets/Brand.colorset/Contents.json")
    let path = scratch.file("Card.xib")
    var writer = ValueWriter()
    let values = [("tone", "named:Brand"), ("fill", "systemTeal"), ("other", "named:Brand")]
    try writer.write(
      values.map { AgentState.Value(name: $0.0, kind: "color", text: $0.1) }, to: path,
      element: "a")
    let text = String(decoding: try #require(writer.changes.first).after, as: UTF8.self)
    #expect(
      text == """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <dependencies>
                <capability name="Safe area layout guides" minToolsVersion="9.0"/>
                <capability name="Named colors" minToolsVersion="9.0"/>
                <capability name="System colors in document resources" minToolsVersion="11.0"/>
            </dependencies>
            <objects>
                <view id="a">
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="color" keyPath="tone">
                            <color key="value" name="Brand"/>
                        </userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="color" keyPath="fill">
                            <color key="value" systemColor="systemTealColor"/>
                        </userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="color" keyPath="other">
                            <color key="value" name="Brand"/>
                        </userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                </view>
            </objects>
            <resources>
                <namedColor name="Brand">
                    <color red="1" green="0.5019607843137255" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </namedColor>
                <systemColor name="systemTealColor">
                    <color red="0.18823529411764706" green="0.6901960784313725" blue="0.7803921568627451" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </systemColor>
            </resources>
        </document>

        """)
  }

  @Test(arguments: [("named:Brand 50%", "#ff800080"), ("systemTeal 80%", "#30b0c7cc")])
  func `a faded colour is written into a document by its components in light`(
    text: String, digits: String
  ) throws {
    let scratch = try Scratch()
    try scratch.write(Self.document, to: "Card.xib")
    try scratch.write("", to: "Package.swift")
    try scratch.write(
      ColorSet.json([1, 0.5, 0, 1], dark: [0, 0, 1, 1]),
      to: "Assets.xcassets/Brand.colorset/Contents.json")
    var writer = ValueWriter()
    try writer.write(
      [AgentState.Value(name: "tone", kind: "color", text: text)], to: scratch.file("Card.xib"),
      element: "a")
    let change = try #require(writer.changes.first)
    #expect(change.values == ["tone = \(text) as \(digits), as it is in light"])
    let document = try InterfaceDocument(change.after)
    let element = try #require(document.element(withID: "a"))
    let attribute = element.child("userDefinedRuntimeAttributes")?.children.first
    #expect(attribute.flatMap { RuntimeAttributeValue($0) }?.propertyText == digits)
    #expect(document.root.child("resources") == nil)
  }

  @Test(arguments: ["named:Nobody", "blurple", "named:Nobody 50%", "blurple 50%"])
  func `a colour that nobody has is not written into a document`(text: String) throws {
    let scratch = try Scratch()
    try scratch.write(Self.document, to: "Card.xib")
    var writer = ValueWriter()
    #expect(throws: Failure.self) {
      try writer.write(
        [AgentState.Value(name: "tone", kind: "color", text: text)], to: scratch.file("Card.xib"),
        element: "a")
    }
    #expect(writer.changes.isEmpty)
  }

  @Test func `where one of several files cannot be written, none is`() throws {
    let scratch = try Scratch()
    try scratch.write("old", to: "A.swift")
    let path = scratch.file("A.swift")
    let first = FileChange(
      path: path, before: Data("old".utf8), after: Data("new".utf8), values: [])
    // Nobody can make a file in that folder.
    let fixed = "/proc/self/comm"
    let present = try Data(contentsOf: URL(fileURLWithPath: fixed))
    let second = FileChange(path: fixed, before: present, after: Data("x".utf8), values: [])
    #expect(throws: Failure.self) { try FileChange.write([first, second]) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["A.swift"])
    try FileChange.write([first])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
  }
}
