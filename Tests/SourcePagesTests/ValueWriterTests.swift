// Values of several views in one place of a file.

import Foundation
import Messages
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
