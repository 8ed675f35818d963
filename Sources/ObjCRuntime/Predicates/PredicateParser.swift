// Reads a predicate's words.

import Foundation

/// Reads one predicate; every part is nil where the words are not understood.
struct PredicateParser {
  private enum Word: Equatable {
    /// A name, an operator or a sign.
    case plain(String)
    case text(String)
  }

  private var words: [Word] = []
  private var arguments: ArraySlice<Any>
  private var index = 0

  init(_ format: String, _ arguments: [Any]) {
    self.arguments = arguments[...]
    words = Self.words(of: format)
  }

  mutating func parse() -> PredicateTest? {
    guard let test = alternatives(), index == words.count else { return nil }
    return test
  }

  // MARK: Words

  private static func words(of format: String) -> [Word] {
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
    guard index < words.count, case .plain(let word) = words[index] else { return nil }
    return word
  }

  private mutating func take(_ choices: String...) -> Bool {
    guard let plain, choices.contains(plain.uppercased()) else { return false }
    index += 1
    return true
  }

  // MARK: Tests

  private mutating func alternatives() -> PredicateTest? {
    guard var test = conjunction() else { return nil }
    while take("OR", "||") {
      guard let next = conjunction() else { return nil }
      test = .or(test, next)
    }
    return test
  }

  private mutating func conjunction() -> PredicateTest? {
    guard var test = negation() else { return nil }
    while take("AND", "&&") {
      guard let next = negation() else { return nil }
      test = .and(test, next)
    }
    return test
  }

  private mutating func negation() -> PredicateTest? {
    if take("NOT", "!") { return negation().map { .not($0) } }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    let start = (index, arguments)
    if take("("), let test = alternatives(), take(")") { return test }
    (index, arguments) = start
    return comparison()
  }

  private mutating func comparison() -> PredicateTest? {
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

  // MARK: Values

  private mutating func value() -> PredicateValue? {
    guard index < words.count else { return nil }
    if case .text(let text) = words[index] {
      index += 1
      return .constant(text)
    }
    if take("{") { return list() }
    guard let word = plain, Self.operators[word.uppercased()] == nil else { return nil }
    index += 1
    return word.hasPrefix("%") ? argument(word) : named(word)
  }

  private mutating func list() -> PredicateValue? {
    var values: [PredicateValue] = []
    while !take("}") {
      guard let next = value() else { return nil }
      values.append(next)
      guard take(",") || plain == "}" else { return nil }
    }
    return .list(values)
  }

  private mutating func argument(_ sign: String) -> PredicateValue? {
    guard let next = arguments.popFirst() else { return nil }
    guard sign == "%K" else { return .constant(next) }
    return (next as? String).map { .path($0.split(separator: ".").map(String.init)) }
  }

  private func named(_ word: String) -> PredicateValue? {
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
