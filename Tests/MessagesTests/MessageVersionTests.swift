// The version of the messages changes with what they are made of.

import Foundation
import Messages
import Testing

@Suite struct MessageVersionTests {
  /// The names of types, cases and properties: what the other side must know too.
  private func isPart(_ line: Substring) -> Bool {
    ["case ", "package var ", "package let ", "package struct ", "package enum "]
      .contains { line.hasPrefix($0) }
  }

  @Test func `the version says what the messages are made of`() throws {
    let folder =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path + "/Sources/Messages"
    var parts = Fingerprint()
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    where name != "MessageVersion.swift" {
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      var isOpen = false
      for line in lines where isOpen || isPart(line) {
        parts.add(String(line))
        // A case's values may be on lines of their own.
        isOpen = isOpen ? !line.contains(")") : line.hasPrefix("case ") && line.hasSuffix("(")
      }
    }
    #expect(
      parts.name == MessageVersion.current, "the messages changed: so does MessageVersion.current")
  }
}
