// Which form of a text goes with a number.

internal import CICU

/// The forms that languages have for numbers
/// ([CLDR](https://cldr.unicode.org/index/cldr-spec/plural-rules)).
package enum PluralCategory: String, Sendable {
  case zero, one, two, few, many, other

  /// The form for a number in a locale's language; `other` where nobody knows.
  package init(of number: Double, in locale: Locale) {
    var status: Int32 = 0
    let rules = unsafe swift_uplrules_open(locale.identifier, &status)
    defer { unsafe swift_uplrules_close(rules) }
    guard let rules = unsafe rules, status <= 0 else {
      self = .other
      return
    }
    let word = unsafe ICUText.string { buffer, capacity, status in
      unsafe swift_uplrules_select(rules, number, buffer, capacity, &status)
    }
    self = word.flatMap(Self.init) ?? .other
  }
}
