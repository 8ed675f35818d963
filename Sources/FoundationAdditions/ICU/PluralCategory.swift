// Plural categories, by ICU.

internal import CICU

/// The plural form that a language uses for a number
/// ([CLDR](https://cldr.unicode.org/index/cldr-spec/plural-rules)).
package enum PluralCategory: String, Sendable {
  case zero, one, two, few, many, other

  /// Returns the category of a number in the locale's language; `other` for a language that ICU does not know.
  package init(of number: Double, in locale: Locale) {
    var status: Int32 = 0
    // SAFETY: ICU copies the locale's name; the handle is closed once, and closing nil does nothing.
    let rules = unsafe swift_uplrules_open(locale.identifier, &status)
    defer { unsafe swift_uplrules_close(rules) }
    guard let rules = unsafe rules, status <= 0 else {
      self = .other
      return
    }
    // SAFETY: `ICUText` passes a buffer with its capacity, and the rules are open until the function returns.
    let word = unsafe ICUText.string { buffer, capacity, status in
      unsafe swift_uplrules_select(rules, number, buffer, capacity, &status)
    }
    self = word.flatMap(Self.init) ?? .other
  }
}
