// Where lines may end: in English words without ICU, as ICU would have it.

import FoundationAdditions
import TestSupport
import Testing

@testable import Typesetting

@Suite struct BreakOpportunitiesTests {
  @Test func `words are broken where ICU breaks them`() {
    var random = SeededGenerator(seed: 1)
    var count = 0
    for _ in 0..<3000 {
      let length = Int.random(in: 1...24, using: &random)
      let text = (0..<length).compactMap { _ in "aBz   ,.".randomElement(using: &random) }
      let units = text.flatMap { Array(String($0).utf16) }
      guard let breaks = BreakOpportunities.breaksOfWords(in: units) else { continue }
      count += 1
      for language in ["", "en", "fi", "ja"] {
        let expected = TextBoundaries.lineBreaks(in: units, locale: language)
        #expect(breaks == expected.filter { $0 > 0 && $0 < units.count }, "“\(String(text))”")
      }
    }
    #expect(count > 500)
  }

  @Test(arguments: ["a-b", "don't", "1.5", "a ,b", "ä", "a\u{AD}b", "(a)", "a\tb"])
  func `other texts are left to ICU`(text: String) {
    #expect(BreakOpportunities.breaksOfWords(in: Array(text.utf16)) == nil)
  }
}
