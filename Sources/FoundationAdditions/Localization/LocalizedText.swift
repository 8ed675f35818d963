// One entry of a string table.

/// A localized string, with or without plural forms.
enum LocalizedText: Equatable, Sendable {
  case plain(String)
  /// A format and its variables.
  case plural(String, [String: PluralText.Variable])

  /// Returns the string that sources get. Plural rules are those of the translation's language; of the stage's locale
  /// for nil.
  func string(translation: String?) -> String {
    switch self {
    case .plain(let text): return text
    case .plural(let text, let variables):
      let isLanguage = translation.map { $0 != "Base" } ?? false
      let locale = isLanguage ? translation.map { Locale(identifier: $0) } : nil
      return PluralText(
        text: text, variables: variables, locale: locale ?? StageLocale.current
      ).registerFormat()
    }
  }
}

extension LocalizedText {
  /// Reads an entry of a property list: a string, or the rules of a `.stringsdict`.
  init?(entry: Any) {
    if let text = entry as? String {
      self = .plain(text)
    } else if let rules = entry as? [String: Any],
      let format = rules["NSStringLocalizedFormatKey"] as? String
    {
      self = .plural(
        format, rules.compactMapValues { ($0 as? [String: Any]).map(PluralText.Variable.init) })
    } else if let rules = entry as? [String: Any],
      let widths = rules["NSStringVariableWidthRuleType"] as? [String: String],
      // The widest variant: nothing here asks for a narrower one.
      let widest = widths.max(by: { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) })
    {
      self = .plain(widest.value)
    } else {
      return nil
    }
  }
}

extension PluralText.Variable {
  /// Reads the rules of a variable in a `.stringsdict`.
  fileprivate init(rules: [String: Any]) {
    let specifier = rules["NSStringFormatValueTypeKey"] as? String
    self.init(
      argument: nil, specifier: specifier.flatMap { $0.isEmpty ? nil : $0 } ?? "d",
      cases: rules.compactMapValues { $0 as? String })
  }
}
