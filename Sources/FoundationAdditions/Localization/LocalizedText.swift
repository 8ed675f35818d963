// One text of a table.

/// The same for all numbers, or not.
enum TableText: Equatable, Sendable {
  case plain(String)
  /// A format, and what stands for its variables.
  case varied(String, [String: VariedText.Variable])

  /// As sources get it; `translation`: whose rules for numbers count, nil for the stage's locale.
  func given(_ translation: String?) -> String {
    switch self {
    case .plain(let text): return text
    case .varied(let text, let variables):
      let isLanguage = translation.map { $0 != "Base" } ?? false
      let locale = isLanguage ? translation.map { Locale(identifier: $0) } : nil
      return VariedText(
        text: text, variables: variables, locale: locale ?? StageLocale.current
      ).give()
    }
  }
}

extension TableText {
  /// An entry of a property list: a text, or a `.stringsdict`'s rules.
  init?(entry: Any) {
    if let text = entry as? String {
      self = .plain(text)
    } else if let rules = entry as? [String: Any],
      let format = rules["NSStringLocalizedFormatKey"] as? String
    {
      self = .varied(
        format, rules.compactMapValues { ($0 as? [String: Any]).map(VariedText.Variable.init) })
    } else if let rules = entry as? [String: Any],
      let widths = rules["NSStringVariableWidthRuleType"] as? [String: String],
      // The roomiest; labels ask for none here.
      let widest = widths.max(by: { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) })
    {
      self = .plain(widest.value)
    } else {
      return nil
    }
  }
}

extension VariedText.Variable {
  /// A variable's rules in a `.stringsdict`.
  fileprivate init(rules: [String: Any]) {
    let specifier = rules["NSStringFormatValueTypeKey"] as? String
    self.init(
      argument: nil, specifier: specifier.flatMap { $0.isEmpty ? nil : $0 } ?? "d",
      cases: rules.compactMapValues { $0 as? String })
  }
}

/// What a catalog `*.xcstrings` says, as far as it is shown.
struct StringCatalog: Decodable {
  var strings: [String: Entry]

  struct Entry: Decodable {
    var localizations: [String: Text]?
  }

  struct Text: Decodable {
    var stringUnit: Unit?
    var variations: [String: [String: Text]]?
    var substitutions: [String: Substitution]?

    var text: TableText? {
      let variables = (substitutions ?? [:]).compactMapValues(\.variable)
      if let unit = stringUnit {
        return variables.isEmpty ? .plain(unit.value) : .varied(unit.value, variables)
      }
      if let plural = variations?["plural"] { return Self.varied(plural) }
      // A telephone's, as the simulator is one by default.
      let devices = variations?["device"] ?? [:]
      return (devices["iphone"] ?? devices["other"])?.text
    }

    /// All of a text is one variable. It goes by the number that the text shows.
    private static func varied(_ plural: [String: Text]) -> TableText? {
      let cases = plural.compactMapValues(\.stringUnit?.value)
      guard let other = cases["other"] else { return nil }
      let places = other.matches(of: /%(?:(\d+)\$)?[-+ 0#']*[\d.]*(?:hh|h|ll|l|q|z)?([a-zA-Z@%])/)
        .filter { $0.2 != "%" }
      let place = places.firstIndex { $0.2 != "@" } ?? 0
      let explicit = places.indices.contains(place) ? places[place].1.flatMap { Int($0) } : nil
      return .varied(
        "%#@\(whole)@", [whole: .init(argument: explicit ?? place + 1, specifier: "", cases: cases)]
      )
    }

    /// A variable's name that no file has. Its cases have places for all values of a text.
    private static let whole = VariedText.whole
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: [String: [String: Text]]?

    var variable: VariedText.Variable? {
      guard let plural = variations?["plural"] else { return nil }
      return VariedText.Variable(
        argument: argNum, specifier: formatSpecifier ?? "lld",
        cases: plural.compactMapValues(\.stringUnit?.value))
    }
  }

  struct Unit: Decodable {
    var value: String
  }
}
