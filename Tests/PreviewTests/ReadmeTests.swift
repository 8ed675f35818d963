// The README's table of keys is the program's.

import CoreGraphics
import Preview
import Testing

@Suite struct ReadmeTests {
  @Test func `the README shows the table of keys as the program has it`() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(
      contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    for line in ShortcutTable.markdown.split(separator: "\n") {
      #expect(readme.contains(line), "README.md lacks the line \(line)")
    }
  }
}
