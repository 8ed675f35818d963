// Numbers that are computed in a field: 360/7, pi/2, w/2 + 4.

internal import CoreGraphics

/// A sum of numbers, names and parentheses.
struct Expression {
  private let names: [String: Double]
  private var rest: Substring

  /// The value of a text, in which names stand for numbers; `pi` is always one. Nil: the text is no sum, or its value no
  /// finite number.
  static func value(_ text: String, names: [String: Double] = [:]) -> Double? {
    let words = text.replacing("×", with: "*").replacing("−", with: "-")
      .replacing("π", with: "pi").replacing(",", with: ".")
    var expression = Expression(names: names, rest: words[...])
    guard let value = expression.sum(depth: 0), expression.next == nil, value.isFinite else {
      return nil
    }
    return value
  }

  private init(names: [String: Double], rest: Substring) {
    self.names = names.merging(["pi": Double.pi]) { $1 }
    self.rest = rest
  }

  /// The next character that is no space.
  private var next: Character? {
    mutating get {
      rest = rest.drop(while: \.isWhitespace)
      return rest.first
    }
  }

  private mutating func take(_ characters: Set<Character>) -> Character? {
    guard let found = next, characters.contains(found) else { return nil }
    rest.removeFirst()
    return found
  }

  private mutating func sum(depth: Int) -> Double? {
    guard var value = product(depth: depth) else { return nil }
    while let sign = take(["+", "-"]) {
      guard let other = product(depth: depth) else { return nil }
      value += sign == "+" ? other : -other
    }
    return value
  }

  private mutating func product(depth: Int) -> Double? {
    guard var value = factor(depth: depth) else { return nil }
    while let sign = take(["*", "/"]) {
      guard let other = factor(depth: depth) else { return nil }
      value = sign == "*" ? value * other : value / other
    }
    return value
  }

  /// Parentheses and signs that lie deeper than any person writes are refused.
  private mutating func factor(depth: Int) -> Double? {
    guard depth < 64, let first = next else { return nil }
    if let sign = take(["+", "-"]) {
      return factor(depth: depth + 1).map { sign == "-" ? -$0 : $0 }
    }
    if take(["("]) != nil {
      guard let value = sum(depth: depth + 1), take([")"]) != nil else { return nil }
      return value
    }
    if first.isLetter { return name() }
    return number()
  }

  private mutating func name() -> Double? {
    let word = rest.prefix { $0.isLetter }
    rest = rest.dropFirst(word.count)
    return names[String(word)]
  }

  private mutating func number() -> Double? {
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    rest = rest.dropFirst(digits.count)
    guard digits.contains(where: \.isNumber) else { return nil }
    return Double(digits.hasPrefix(".") ? "0" + digits : String(digits))
  }
}
