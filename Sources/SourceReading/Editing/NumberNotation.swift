// Numbers as they are written in a source: radix, groups, fraction and exponent.

internal import Foundation
internal import PropertyForms

/// Writes numbers in the way of the number that they take the place of.
enum NumberNotation {
  private static let radices: [(prefix: String, radix: Int)] = [("0x", 16), ("0b", 2), ("0o", 8)]

  /// The number of a literal without sign; nil: it is out of bounds.
  static func value(_ digits: String) -> Double? {
    if let whole = whole(digits), let number = Int(exactly: whole) { return Double(number) }
    return Double(digits.filter { $0 != "_" }).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The value of a literal without a sign or a fraction; nil: it is none, or too large.
  static func whole(_ digits: String) -> UInt64? {
    let plain = digits.filter { $0 != "_" }
    for (prefix, radix) in radices where plain.hasPrefix(prefix) {
      return UInt64(plain.dropFirst(2), radix: radix)
    }
    return UInt64(plain)
  }

  /// A number in the way of `old`, a literal without sign. `isFloating`: it stays a number with a fraction.
  static func text(_ value: Double, like old: String, isFloating: Bool) -> String {
    let sign = value < 0 ? "-" : ""
    if let whole = Int(exactly: value), abs(value) < 1e15 {
      let magnitude = abs(whole)
      for (prefix, radix) in radices
      where old.hasPrefix(prefix) && !old.contains(where: Self.isMark) {
        return sign + prefix + inRadix(magnitude, radix, like: old.dropFirst(2))
      }
    }
    var text = ValueNotation.text(abs(value))
    let isExponential = !old.hasPrefix("0x") && old.contains { $0 == "e" || $0 == "E" }
    if isExponential, let exponential = exponential(abs(value), like: old) {
      text = exponential
    } else if isFloating, !text.contains(where: isMark), !text.contains("e") {
      text += ".0"
    }
    return sign + (old.contains("_") && !old.hasPrefix("0") ? grouped(text) : text)
  }

  private static func isMark(_ character: Character) -> Bool {
    character == "." || character == "p" || character == "P"
  }

  private static func inRadix(_ number: Int, _ radix: Int, like old: Substring) -> String {
    let isUppercase = old.contains { $0.isUppercase }
    let digits = String(number, radix: radix, uppercase: isUppercase)
    let width = old.count { $0 != "_" }
    let padded = String(repeating: "0", count: max(0, width - digits.count)) + digits
    guard let last = old.lastIndex(of: "_") else { return padded }
    return grouped(padded, by: max(1, old.distance(from: last, to: old.endIndex) - 1))
  }

  /// A decimal number with its thousands in groups; one with an exponent stays.
  private static func grouped(_ text: String) -> String {
    text.contains("e") ? text : grouped(text, by: 3)
  }

  /// The digits before a fraction in groups.
  private static func grouped(_ text: String, by size: Int) -> String {
    let whole = text.contains(".") ? text.prefix { $0 != "." } : text.prefix { $0.isHexDigit }
    var groups: [Substring] = []
    var rest = whole
    while !rest.isEmpty {
      groups.insert(rest.suffix(size), at: 0)
      rest = rest.dropLast(size)
    }
    return groups.joined(separator: "_") + text.dropFirst(whole.count)
  }

  /// The number with one digit before its fraction and an exponent; nil: it would be another number.
  private static func exponential(_ value: Double, like old: String) -> String? {
    guard value > 0 else { return "0e0" }
    let exponent = Int(log10(value).rounded(.down))
    let mark = old.contains("E") ? "E" : "e"
    let mantissa = ValueNotation.text((value / pow(10, Double(exponent)) * 1e12).rounded() / 1e12)
    let text = "\(mantissa)\(mark)\(exponent)"
    return Double(text) == value ? text : nil
  }
}
