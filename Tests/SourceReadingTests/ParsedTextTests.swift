// Trees that are made of those of similar texts.

import SwiftSyntax
import Testing

@testable import SourceReading

@Suite struct ParsedTextTests {
  /// The characters share bytes of UTF-8 at their beginning or at their end.
  @Test(arguments: [
    ("é", "ê"), ("é", "©"), ("aé", "éa"), ("", "é"), ("é", ""), ("日本", "日木"), ("😀", "😁"),
  ])
  func `an edit does not cut characters`(old: String, new: String) {
    let texts = [old, new].map { "func f() {}\nlet text = \"\($0)\"\nfunc g() { print(text) }\n" }
    let tree = ParsedText(texts[1], after: ParsedText(texts[0])).tree
    #expect(tree.description == texts[1])
    #expect(tree.debugDescription == ParsedText(texts[1]).tree.debugDescription)
  }

  @Test func `an edit may be at the beginning, at the end, and of all`() {
    let texts = ["", "let a = 1", "let a = 12", "var a = 12", "let a = 1"]
    for (old, new) in zip(texts, texts.dropFirst()) {
      #expect(ParsedText(new, after: ParsedText(old)).tree.description == new)
    }
  }
}
