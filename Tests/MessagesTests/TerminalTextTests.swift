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

  @Test func `characters that turn the order of text become question marks`() {
    #expect(neutral("a\u{202E}gnp.exe\u{202C}b\u{2066}c\u{2069}") == "a?gnp.exe?b?c?")
    #expect(
      neutral("\u{2029}\u{2026}\u{202F}\u{2065}\u{206A}")
        == "\u{2029}\u{2026}\u{202F}\u{2065}\u{206A}")
    #expect(neutral("שלום, مرحبا") == "שלום, مرحبا")
  }

  @Test(
    arguments: [
      ([[0x61, 0xC2], [0x9B, 0x32]], "\u{9B}"), ([[0x61, 0xE2, 0x80], [0xAE]], "\u{202E}"),
      ([[0xE2], [0x80, 0xAE]], "\u{202E}"), ([[0xE2], [0x81], [0xA6]], "\u{2066}"),
    ] as [([[UInt8]], UnicodeScalar)])
  func `such a character that comes in parts is none`(parts: [[UInt8]], scalar: UnicodeScalar) {
    let written = parts.flatMap { TerminalText.neutral($0[...]) }
    #expect(!String(decoding: written, as: UTF8.self).unicodeScalars.contains(scalar))
  }
}
