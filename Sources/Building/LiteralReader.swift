// Literals as they are written, and their values.

internal import Foundation
internal import Messages

/// Reads the literals of a text that differs from another one in these alone.
struct LiteralReader {
  private let bytes: [UInt8]
  private var position: Int
  private var values = LiteralValues()

  private init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// The values of literals of `base`, which are in the order of the text, in `text`; nil where the texts differ in
  /// anything else, and where a literal is of another form or has a value that its type does not take.
  static func values(
    of literals: [TypedLiteral], in base: String, as text: String
  ) -> LiteralValues? {
    var reader = LiteralReader(Array(text.utf8))
    let base = Array(base.utf8)
    var place = 0
    for literal in literals {
      guard reader.skip(base[place..<literal.range.lowerBound]), reader.read(literal) else {
        return nil
      }
      place = literal.range.upperBound
    }
    guard reader.skip(base[place...]), reader.position == reader.bytes.count else { return nil }
    return reader.values
  }

  /// Those of the literals of a text that can be read.
  static func readable(_ literals: [TypedLiteral], in text: String) -> [TypedLiteral] {
    let bytes = Array(text.utf8)
    return literals.filter { literal in
      var reader = LiteralReader(bytes, at: literal.range.lowerBound)
      return reader.read(literal) && reader.position == literal.range.upperBound
    }
  }

  /// Goes on behind bytes that have to be the next ones.
  private mutating func skip(_ part: ArraySlice<UInt8>) -> Bool {
    guard bytes[position...].starts(with: part) else { return false }
    position += part.count
    return true
  }

  private mutating func read(_ literal: TypedLiteral) -> Bool {
    if literal.form == .string {
      guard let text = string() else { return false }
      values.strings.append(text)
      return true
    }
    let isNegative = take("-")
    guard let digits = literal.form == .integer ? integer() : float() else { return false }
    switch (literal.value, literal.form) {
    case (.unsigned, .integer), (.unsigned32, .integer):
      let largest = literal.value == .unsigned ? Int.max : Int(UInt32.max)
      guard let value = Self.integer(digits, isNegative: isNegative), 0...largest ~= value else {
        return false
      }
      values.integers.append(value)
      return true
    case (.integer, .integer), (.integerNumber, .integer):
      return Self.integer(digits, isNegative: isNegative).map { values.integers.append($0) } != nil
    case (.double, .integer), (.cgFloat, .integer):
      return Self.integer(digits, isNegative: isNegative).flatMap(Double.init(exactly:))
        .map { values.doubles.append($0) } != nil
    case (.float, .integer):
      return Self.integer(digits, isNegative: isNegative).flatMap(Float.init(exactly:))
        .map { values.floats.append($0) } != nil
    case (.double, .float), (.cgFloat, .float), (.doubleNumber, .float):
      return Self.widest(digits).map { values.doubles.append(Double(isNegative ? -$0 : $0)) } != nil
    case (.float, .float):
      return Self.widest(digits).map { values.floats.append(Float(isNegative ? -$0 : $0)) } != nil
    default: return false
    }
  }

  // MARK: Numbers

  private static let radices: [(letter: Unicode.Scalar, radix: Int)] = [
    ("x", 16), ("b", 2), ("o", 8),
  ]

  /// The type in which the compiler keeps a literal with a fraction before it becomes one of its own type: what is
  /// rounded twice may be another number.
  #if arch(x86_64) || arch(i386)
  private typealias Widest = Float80
  #else
  private typealias Widest = Double
  #endif

  private static func widest(_ digits: String) -> Widest? {
    Widest(digits.filter { $0 != "_" }).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func integer(_ digits: String, isNegative: Bool) -> Int? {
    let plain = (isNegative ? "-" : "") + digits.filter { $0 != "_" }
    for (letter, radix) in radices {
      guard let prefix = plain.range(of: "0\(letter)") else { continue }
      return Int(plain.replacingCharacters(in: prefix, with: ""), radix: radix)
    }
    return Int(plain)
  }

  /// The next integer, as it is written.
  private mutating func integer() -> String? {
    let start = position
    if take("0") {
      for (letter, radix) in Self.radices where take(letter) {
        return digits(radix) ? text(from: start) : nil
      }
      position = start
    }
    return digits(10) ? text(from: start) : nil
  }

  /// The next number with a fraction or an exponent, as it is written.
  private mutating func float() -> String? {
    let start = position
    guard digits(10) else { return nil }
    let hasFraction = take(".")
    if hasFraction, !digits(10) { return nil }
    let hasExponent = take("e") || take("E")
    if hasExponent {
      if !take("-") { _ = take("+") }
      guard digits(10) else { return nil }
    }
    return hasFraction || hasExponent ? text(from: start) : nil
  }

  /// Goes on behind digits and the lines between groups of them; the first one has to be a digit.
  private mutating func digits(_ radix: Int) -> Bool {
    let start = position
    while position < bytes.count {
      let character = Character(Unicode.Scalar(bytes[position]))
      let isDigit = character.isASCII && character.hexDigitValue.map { $0 < radix } ?? false
      guard isDigit || character == "_" && position > start else { break }
      position += 1
    }
    return position > start
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  // MARK: Strings

  /// The characters behind a backslash that stand for another one.
  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "\\"): "\\", UInt8(ascii: "t"): "\t",
    UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "\""): "\"",
    UInt8(ascii: "'"): "'",
  ]

  /// The next string in one line and without interpolation: its value.
  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var value: [UInt8] = []
    while position < bytes.count {
      if take("\"") { return String(validating: value, as: UTF8.self) }
      if take("\\") {
        guard let scalar = escaped() else { return nil }
        value += String(Character(scalar)).utf8
      } else {
        let byte = bytes[position]
        guard byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r"), byte != 0 else { return nil }
        value.append(byte)
        position += 1
      }
    }
    return nil
  }

  /// The character that is written behind a backslash.
  private mutating func escaped() -> Unicode.Scalar? {
    guard position < bytes.count else { return nil }
    if let scalar = Self.escapes[bytes[position]] {
      position += 1
      return scalar
    }
    guard take("u"), take("{") else { return nil }
    let start = position
    guard digits(16) else { return nil }
    let code = UInt32(text(from: start), radix: 16)
    return take("}") ? code.flatMap(Unicode.Scalar.init) : nil
  }
}
