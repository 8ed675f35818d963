// The manual page and the reference name the commands and options that the program has.

import Foundation
import Testing

@Suite struct ManualPageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let page = root.appendingPathComponent("Resources/Desktop/vitrine.1")

  /// With `VITRINE_MANUAL=write` in the environment the file is written first, as `make manual` does.
  @Test func `the manual page agrees with the program's help`() throws {
    let sections = ManualSections(description: try .ofProgram())
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let expected = sections.applied(to: page)
    for title in sections.sections.keys { #expect(expected.contains("\n.SH \(title)\n")) }
    if ProcessInfo.processInfo.environment["VITRINE_MANUAL"] == "write" {
      try Data(expected.utf8).write(to: Self.page)
    } else {
      #expect(page == expected, "run make manual")
    }
  }

  @Test func `the manual page names the options that there are, and no others`() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8).replacing("\\-", with: "-")
    let told = page.matches(of: /--[a-z][a-z-]*/).map { String($0.output) }
    #expect(Set(told) == (try ProgramDescription.ofProgram().options))
  }

  @Test func `the reference names the commands and options that there are, and no others`() throws {
    let file = Self.root.appendingPathComponent("Resources/Documentation/CommandLine.md")
    let reference = try String(contentsOf: file, encoding: .utf8)
    let description = try ProgramDescription.ofProgram()
    let commands = reference.matches(of: /(?m)^vitrine \[?(\w+)/).map { String($0.1) }
    #expect(Set(commands + ["help"]) == Set(description.commands.map(\.commandName)))
    let options = reference.matches(of: /--[a-z][a-z-]*/).map { String($0.output) }
    #expect(Set(options) == description.options)
  }
}
