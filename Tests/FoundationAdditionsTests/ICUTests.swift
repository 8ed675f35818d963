// Plural categories and number skeletons by ICU.

import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct ICUTests {
  /// CLDR's rules for cardinal numbers.
  @Test(
    arguments: [
      ("en", 1, "one"), ("en", 0, "other"), ("en_US", 2, "other"), ("ru", 21, "one"),
      ("ru", 3, "few"),
      ("ru_RU", 11, "many"), ("ar", 0, "zero"), ("ar", 2, "two"), ("ja", 1, "other"),
      ("fr", 0, "one"),
      ("pl", 1.5, "other"), ("", 1, "other"), ("no language", 2, "other"),
    ] as [(String, Double, String)])
  func `each language has its plural categories`(
    locale: String, number: Double, category: String
  ) {
    #expect(
      PluralCategory(of: number, in: Locale(identifier: locale)).rawValue == category)
  }

  @Test func `a skeleton formats a number, and an invalid one returns nil`() {
    let german = Locale(identifier: "de_DE")
    let long = "unit/kilometer unit-width-full-name .00"
    #expect(NumberSkeleton.text(1, long, locale: german) == "1,00 Kilometer")
    #expect(NumberSkeleton.text(.nan, ".0", locale: german) == "NaN")
    #expect(NumberSkeleton.text(1, "unit/nothing-such", locale: german) == nil)
    #expect(NumberSkeleton.text(1, "\u{0}", locale: german) == nil)
    #expect(NumberSkeleton.text(1, String(repeating: ".0 ", count: 9999), locale: german) == nil)
    let digits = "." + String(repeating: "0", count: 300)
    #expect(NumberSkeleton.text(1e300, digits, locale: german) == nil)
  }
}
