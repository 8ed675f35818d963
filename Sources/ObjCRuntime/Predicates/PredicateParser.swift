// The parser of predicate format strings.

import Foundation

/// A recursive-descent parser for a predicate's format string. Each production returns nil for invalid input.
struct PredicateParser {
  private enum Token: Equatable {
    /// A name, a number, an operator or a placeholder.
    case plain(String)
    /// The contents of a string literal.
    case text(String)
  }

  private var tokens: [Token] = []
  private var arguments: ArraySlice<Any>
  private var index = 0

  init(_ format: String, _ arguments: [Any]) {
    self.arguments = arguments[...]
    tokens = Self.tokens(of: format)
  }

  /// Returns the predicate; nil where the format is invalid.
  mutating func parse() -> ParsedPredicate? {
    guard let parsed = alternatives(), index == tokens.count else { return nil }
    return parsed
  }

  // MARK: Tokens

  private static func tokens(of format: String) -> [Token] {
    let pattern =
      /'(?<single>(?:[^'\\]|\\.)*)'|"(?<double>(?:[^"\\]|\\.)*)"|(?<plain>%[A-Za-z@]+|<=|>=|=<|=>|==|!=|<>|&&|\|\||[-+]?[0-9]+(?:\.[0-9]+)?|[A-Za-z_@#][\w.]*|\S)/
    return format.matches(of: pattern).map { match in
      if let text = match.single ?? match.double {
        return .text(String(text.replacing(/\\(.)/) { $0.1 }))
      }
      return .plain(String(match.plain ?? ""))
    }
  }

  private var plain: String? {
    guard index < tokens.count, case .plain(let word) = tokens[index] else { return nil }
    return word
  }

  /// Consumes the next token if it is one of the choices, in any case.
  private mutating func take(_ choices: String...) -> Bool {
    guard let plain, choices.contains(plain.uppercased()) else { return false }
    index += 1
    return true
  }

  // MARK: Predicates

  private mutating func alternatives() -> ParsedPredicate? {
    guard var predicate = conjunction() else { return nil }
    while take("OR", "||") {
      guard let next = conjunction() else { return nil }
      predicate = .or(predicate, next)
    }
    return predicate
  }

  private mutating func conjunction() -> ParsedPredicate? {
    guard var predicate = negation() else { return nil }
    while take("AND", "&&") {
      guard let next = negation() else { return nil }
      predicate = .and(predicate, next)
    }
    return predicate
  }

  private mutating func negation() -> ParsedPredicate? {
    if take("NOT", "!") { return negation().map { .not($0) } }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    let start = (index, arguments)
    if take("("), let predicate = alternatives(), take(")") { return predicate }
    (index, arguments) = start
    return comparison()
  }

  private mutating func comparison() -> ParsedPredicate? {
    guard let left = value(), let kind = comparisonOperator() else { return nil }
    let comparison = PredicateComparison(kind: kind, options: options())
    return value().map { .comparison(left, comparison, $0) }
  }

  private mutating func comparisonOperator() -> PredicateComparison.Operator? {
    guard let plain, let kind = Self.operators[plain.uppercased()] else { return nil }
    index += 1
    return kind
  }

  private static let operators: [String: PredicateComparison.Operator] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains, "LIKE": .like,
    "MATCHES": .matches, "IN": .isIn, "BETWEEN": .between,
  ]

  private mutating func options() -> String.CompareOptions {
    guard take("[") else { return [] }
    var options: String.CompareOptions = []
    while let letters = plain, letters != "]" {
      if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
      if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
      index += 1
    }
    return take("]") ? options : []
  }

  // MARK: Expressions

  private mutating func value() -> PredicateExpression? {
    guard index < tokens.count else { return nil }
    if case .text(let text) = tokens[index] {
      index += 1
      return .constant(text)
    }
    if take("{") { return list() }
    guard let word = plain, Self.operators[word.uppercased()] == nil else { return nil }
    index += 1
    return word.hasPrefix("%") ? argument(word) : named(word)
  }

  private mutating func list() -> PredicateExpression? {
    var values: [PredicateExpression] = []
    while !take("}") {
      guard let next = value() else { return nil }
      values.append(next)
      guard take(",") || plain == "}" else { return nil }
    }
    return .list(values)
  }

  private mutating func argument(_ sign: String) -> PredicateExpression? {
    guard let next = arguments.popFirst() else { return nil }
    guard sign == "%K" else { return .constant(next) }
    return (next as? String).map { .path($0.split(separator: ".").map(String.init)) }
  }

  private func named(_ word: String) -> PredicateExpression? {
    if let number = Double(word) { return .constant(number) }
    switch word.uppercased() {
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NIL", "NULL": return .constant(nil)
    case "SELF": return .path([])
    default: break
    }
    guard word.first?.isLetter == true || word.first == "_" else { return nil }
    let names = word.split(separator: ".").map(String.init)
    return .path(names.first?.uppercased() == "SELF" ? Array(names.dropFirst()) : names)
  }
}
