// Localized strings with plural forms.

private import Synchronization

/// A format with variables that have plural forms, from a `.stringsdict`
/// ([Apple](https://developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals)) or a string
/// catalog.
struct PluralText: Equatable, Sendable {
  /// The replacement of `%#@name@`.
  struct Variable: Equatable, Sendable {
    /// The number of the argument, from 1; nil for the next one.
    var argument: Int?
    /// The format specifier that replaces `%arg`, such as `lld`.
    var specifier: String
    /// The formats by the names of `PluralCategory`.
    var cases: [String: String]
  }

  /// The name of a variable that is the whole text: specifiers in its cases are those of the text.
  static let whole = "="

  /// The format.
  var text: String
  var variables: [String: Variable]
  /// The locale whose plural rules choose the cases.
  var locale: Locale

  /// The text in the category `other`, an ordinary format.
  var plain: String {
    var expansion = FormatExpansion(source: self, values: nil, locale: nil)
    return expansion.expand(text)
  }

  /// Returns the text with values, in their plural forms.
  func text(with values: [any CVarArg], locale: Locale?) -> String {
    var expansion = FormatExpansion(source: self, values: values, locale: locale)
    return expansion.expand(text)
  }
}

extension PluralText {
  /// The texts that were passed on as formats.
  private static let formats = Mutex<[String: PluralText]>([:])

  /// Returns the format that sources get, and registers it for `text(of:with:locale:)`.
  func registerFormat() -> String {
    let plain = plain
    Self.formats.withLock { $0[plain] = self }
    return plain
  }

  /// Returns the text of a registered format with values; nil for a format without plural forms.
  static func text(of format: String, with values: [any CVarArg], locale: Locale?) -> String? {
    formats.withLock { $0[format] }?.text(with: values, locale: locale)
  }
}

/// Replaces the variables of a format by their plural forms, and the specifiers by values. It formats each value alone,
/// since plural forms may leave some out, which `String(format:)` does not allow.
private struct FormatExpansion {
  let source: PluralText
  /// The values; nil keeps specifiers as they are, and chooses the category `other`.
  let values: [any CVarArg]?
  let locale: Locale?
  /// The number of the next argument without an explicit one, from 1.
  private var next = 1
  private var depth = 0

  init(source: PluralText, values: [any CVarArg]?, locale: Locale?) {
    (self.source, self.values, self.locale) = (source, values, locale)
  }

  /// Returns the format with variables and specifiers replaced. `own` is the argument that chose this plural form.
  mutating func expand(_ format: String, own: (index: Int, specifier: String)? = nil) -> String {
    let specifier =
      /%(?:%|(?:(\d+)\$)?(?:#@([^@]*)@|(arg)|([-+ 0#']*\d{0,3}(?:\.\d{1,3})?(?:hh|h|ll|l|q|z|t|j|L)?[a-zA-Z@])))/
    var result = ""
    var rest = format[...]
    while let match = rest.firstMatch(of: specifier) {
      result += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      let explicit = match.1.flatMap { Int($0) }
      if let name = match.2 {
        result += variable(String(name), explicit)
      } else if match.3 != nil {
        result += formatted(own?.specifier ?? "@", own?.index ?? explicit)
      } else if let specifier = match.4 {
        result += formatted(String(specifier), explicit ?? own?.index)
      } else {
        result += values == nil ? "%%" : "%"
      }
    }
    return result + rest
  }

  private mutating func formatted(_ specifier: String, _ index: Int?) -> String {
    guard let values else { return "%" + specifier }
    let index = index ?? nextArgument()
    guard values.indices.contains(index - 1) else { return "" }
    let value = values[index - 1]
    // A table may have `%@` for a number.
    if "@sS".contains(specifier.last ?? "@") { return "\(value)" }
    return String(format: "%" + specifier, locale: locale, arguments: [value])
  }

  private mutating func nextArgument() -> Int {
    defer { next += 1 }
    return next
  }

  /// The largest depth of variables within plural forms, since a table may nest a variable in itself.
  private static let maximumDepth = 8

  private mutating func variable(_ name: String, _ explicit: Int?) -> String {
    guard depth < Self.maximumDepth, let variable = source.variables[name] else { return "" }
    depth += 1
    defer { depth -= 1 }
    let index = explicit ?? variable.argument ?? nextArgument()
    let chosen = text(of: variable, at: index)
    return expand(chosen, own: name == PluralText.whole ? nil : (index, variable.specifier))
  }

  private func text(of variable: PluralText.Variable, at index: Int) -> String {
    let other = variable.cases["other"] ?? ""
    guard let values, values.indices.contains(index - 1),
      let number = Self.number(values[index - 1])
    else { return other }
    // Apple's tables may have a case for 0 in every language.
    if number == 0, let zero = variable.cases["zero"] { return zero }
    let category = PluralCategory(of: number, in: source.locale)
    return variable.cases[category.rawValue] ?? other
  }

  private static func number(_ value: any CVarArg) -> Double? {
    switch value {
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
