// Text that a user's code prints moves no terminal.

import Testing

@testable import Messages

@Suite struct TerminalTextTests {
  private func neutral(_ text: String) -> String {
    String(decoding: TerminalText.neutral(Array(text.utf8)[...]), as: UTF8.self)
  }

  @Test func `control characters become question marks, text stays`() {
    #expect(
      neutral("a\u{1B}]0;title\u{7}b\u{9B}2Jc\td\u{85}é\u{7F}\r\n") == "a?]0;title?b?2Jc\td?é??\n")
    #expect(neutral("日本 é ← “x”") == "日本 é ← “x”")
  }

  @Test func `a control character that comes in two parts is none`() {
    let parts: [[UInt8]] = [[0x61, 0xC2], [0x9B, 0x32]]
    let written = parts.flatMap { TerminalText.neutral($0[...]) }
    #expect(!String(decoding: written, as: UTF8.self).unicodeScalars.contains("\u{9B}"))
  }
}
