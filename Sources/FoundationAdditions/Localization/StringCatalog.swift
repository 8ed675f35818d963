// String catalogs as JSON.

/// The parts of a string catalog `*.xcstrings` that are used.
struct StringCatalog: Decodable {
  /// The entries by key.
  var strings: [String: Entry]

  struct Entry: Decodable {
    /// The translations by language.
    var localizations: [String: Text]?
  }

  struct Text: Decodable {
    var stringUnit: Unit?
    /// The variants by kind, `plural` or `device`, then by case.
    var variations: [String: [String: Text]]?
    var substitutions: [String: Substitution]?

    var text: LocalizedText? {
      let variables = (substitutions ?? [:]).compactMapValues(\.variable)
      if let unit = stringUnit {
        return variables.isEmpty ? .plain(unit.value) : .plural(unit.value, variables)
      }
      if let plural = variations?["plural"] { return Self.pluralText(plural) }
      // An iPhone's, which is the default device.
      let devices = variations?["device"] ?? [:]
      return (devices["iphone"] ?? devices["other"])?.text
    }

    /// Returns a text that is one variable, whose plural form is that of the first number in the text.
    private static func pluralText(_ plural: [String: Text]) -> LocalizedText? {
      let cases = plural.compactMapValues(\.stringUnit?.value)
      guard let other = cases["other"] else { return nil }
      let places = other.matches(of: /%(?:(\d+)\$)?[-+ 0#']*[\d.]*(?:hh|h|ll|l|q|z)?([a-zA-Z@%])/)
        .filter { $0.2 != "%" }
      let place = places.firstIndex { $0.2 != "@" } ?? 0
      let explicit = places.indices.contains(place) ? places[place].1.flatMap { Int($0) } : nil
      return .plural(
        "%#@\(PluralText.whole)@",
        [PluralText.whole: .init(argument: explicit ?? place + 1, specifier: "", cases: cases)]
      )
    }

  }

  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: [String: [String: Text]]?

    var variable: PluralText.Variable? {
      guard let plural = variations?["plural"] else { return nil }
      return PluralText.Variable(
        argument: argNum, specifier: formatSpecifier ?? "lld",
        cases: plural.compactMapValues(\.stringUnit?.value))
    }
  }

  struct Unit: Decodable {
    var value: String
  }
}
