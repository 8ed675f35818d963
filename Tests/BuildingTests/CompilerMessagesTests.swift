// Parsing of the compiler's messages.

import Building
import Messages
import Testing

@Suite struct CompilerMessagesTests {
  private let file = LoweredFile(
    path: "/a/Dial.swift", text: "",
    shifts: [ColumnShift(line: 3, column: 5, oldLength: 10, newLength: 14)])

  @Test func `errors keep their file and line, and columns lead back`() {
    let text = """
      /a/Dial.swift:3:30: error: cannot find 'x' in scope [#Unknown]
        let y = x
                ^
      /a/Dial.swift:4:7: warning: unused [#no-usage]
      /a/Dial.swift:3:2: note: here: it is
      """
    let messages = CompilerMessages.parse(text, [file])
    #expect(
      messages.map(\.description) == [
        "/a/Dial.swift:3:26: cannot find 'x' in scope", "/a/Dial.swift:4:7: unused",
        "/a/Dial.swift:3:2: here: it is",
      ])
    #expect(messages.map(\.severity) == [.error, .warning, .note])
  }

  @Test func `what follows from a selector's missing method is left out`() {
    let after = "/a/Dial.swift:4:2: error: generic parameter 'SelectorTarget' could not be inferred"
    let text = after + "\n/a/Dial.swift:4:9: error: type 'Dial' has no member 'turn'"
    #expect(CompilerMessages.parse(text, [file]).map(\.place?.column) == [9])
    #expect(CompilerMessages.parse(after, [file]).count == 1)
  }

  @Test func `errors about no place, or about code of ours, have none`() {
    let text = """
      <unknown>:0: error: no such module 'Charts'
      /cache/0-Dial.swift:90:3: error: odd
      """
    let messages = CompilerMessages.parse(text, [file])
    #expect(messages.map(\.place) == [nil, nil])
    #expect(messages.map(\.text) == ["no such module 'Charts'", "odd"])
  }
}
