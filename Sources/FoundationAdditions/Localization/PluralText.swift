// Texts that differ by numbers in them.

private import Synchronization

/// A text of a table with what stands for the numbers in it: a `.stringsdict`'s
/// ([Apple](https://developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals)), or a
/// catalog's.
struct VariedText: Equatable, Sendable {
  /// What stands for `%#@name@`.
  struct Variable: Equatable, Sendable {
    /// From 1; nil: the next.
    var argument: Int?
    /// How the number is written at `%arg`, such as `lld`.
    var specifier: String
    /// By the names of `PluralCategory`.
    var cases: [String: String]
  }

  /// The name of a variable that is all of a text: places in its cases are those of the text.
  static let whole = "="

  /// A format.
  var text: String
  var variables: [String: Variable]
  /// Whose rules tell the cases apart.
  var locale: Locale

  /// The text for all other numbers. Sources have it as an ordinary format.
  var plain: String {
    var expansion = Expansion(source: self, values: nil, locale: nil)
    return expansion.expand(text)
  }

  /// The text with values.
  func text(with values: [any CVarArg], locale: Locale?) -> String {
    var expansion = Expansion(source: self, values: values, locale: locale)
    return expansion.expand(text)
  }
}

extension VariedText {
  private static let given = Mutex<[String: VariedText]>([:])

  /// The format that sources get, from which `text(of:with:locale:)` finds back.
  func give() -> String {
    let plain = plain
    Self.given.withLock { $0[plain] = self }
    return plain
  }

  /// The text of a format for values; nil where it does not vary.
  static func text(of format: String, with values: [any CVarArg], locale: Locale?) -> String? {
    given.withLock { $0[format] }?.text(with: values, locale: locale)
  }
}

/// Puts cases where variables stand, and values into these: one by one, since cases may leave some out, and
/// Foundation's formats may not.
private struct Expansion {
  let source: VariedText
  /// Nil: places stay as they are, and variables are as for all other numbers.
  let values: [any CVarArg]?
  let locale: Locale?
  private var next = 1
  private var depth = 0

  init(source: VariedText, values: [any CVarArg]?, locale: Locale?) {
    (self.source, self.values, self.locale) = (source, values, locale)
  }

  /// `own`: the value that the format is the case of.
  mutating func expand(_ format: String, own: (index: Int, specifier: String)? = nil) -> String {
    let place =
      /%(?:%|(?:(\d+)\$)?(?:#@([^@]*)@|(arg)|([-+ 0#']*\d{0,3}(?:\.\d{1,3})?(?:hh|h|ll|l|q|z|t|j|L)?[a-zA-Z@])))/
    var result = ""
    var rest = format[...]
    while let match = rest.firstMatch(of: place) {
      result += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      let explicit = match.1.flatMap { Int($0) }
      if let name = match.2 {
        result += variable(String(name), explicit)
      } else if match.3 != nil {
        result += written(own?.specifier ?? "@", own?.index ?? explicit)
      } else if let specifier = match.4 {
        result += written(String(specifier), explicit ?? own?.index)
      } else {
        result += values == nil ? "%%" : "%"
      }
    }
    return result + rest
  }

  private mutating func written(_ specifier: String, _ index: Int?) -> String {
    guard let values else { return "%" + specifier }
    let index = index ?? taken()
    guard values.indices.contains(index - 1) else { return "" }
    let value = values[index - 1]
    // A file may ask for text where sources give a number.
    if "@sS".contains(specifier.last ?? "@") { return "\(value)" }
    return String(format: "%" + specifier, locale: locale, arguments: [value])
  }

  private mutating func taken() -> Int {
    defer { next += 1 }
    return next
  }

  /// Files may name variables in their own cases.
  private static let deepest = 8

  private mutating func variable(_ name: String, _ explicit: Int?) -> String {
    guard depth < Self.deepest, let variable = source.variables[name] else { return "" }
    depth += 1
    defer { depth -= 1 }
    let index = explicit ?? variable.argument ?? taken()
    let chosen = text(of: variable, at: index)
    return expand(chosen, own: name == VariedText.whole ? nil : (index, variable.specifier))
  }

  private func text(of variable: VariedText.Variable, at index: Int) -> String {
    let other = variable.cases["other"] ?? ""
    guard let values, values.indices.contains(index - 1),
      let number = Self.number(values[index - 1])
    else { return other }
    // Apple's files may have a case for 0 in every language.
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
