// Trees that are made of those of similar texts.

import SwiftSyntax
import Testing

@testable import SourceReading

@Suite struct ParsedTextTests {
  /// The characters share bytes of UTF-8 at their beginning or at their end.
  @Test(arguments: [
    ("é", "ê", 1..<3, "ê"), ("é", "©", 1..<3, "©"), ("aé", "éa", 1..<4, "éa"),
    ("", "é", 1..<1, "é"), ("é", "", 1..<3, ""), ("日本", "日木", 4..<7, "木"),
    ("😀", "😁", 1..<5, "😁"), ("ab", "acb", 2..<2, "c"), ("aa", "aaa", 3..<3, "a"),
  ])
  func `an edit does not cut characters`(
    old: String, new: String, range: Range<Int>, replacement: String
  ) {
    let edit = ParsedText("\"\(old)\"").edit(to: "\"\(new)\"")
    #expect(edit.range.lowerBound.utf8Offset..<edit.range.upperBound.utf8Offset == range)
    #expect(edit.replacement == replacement)
  }

  @Test func `an edit may be at the beginning, at the end, and of all`() {
    let texts = ["", "let a = 1", "let a = 12", "var a = 12", "let a = 1"]
    for (old, new) in zip(texts, texts.dropFirst()) {
      #expect(ParsedText(new, after: ParsedText(old)).tree.description == new)
    }
  }
}
