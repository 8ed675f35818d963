// Numbers from text and back: decimal digits, finite, the shortest text that reads back as the number.

internal import CoreGraphics

/// Numbers as they are written on the command line and in an inspector.
package enum DecimalText {
  /// Returns a finite number in decimal digits, with an optional sign, fraction and exponent; surrounding
  /// spaces are allowed. Nil for anything else: `nan`, `inf`, hexadecimal digits, units.
  package static func number(_ text: some StringProtocol) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty, text.utf8.allSatisfy(isDecimalByte), let value = Double(text) else {
      return nil
    }
    return value.isFinite ? value : nil
  }

  /// Returns a whole number in decimal digits with an optional sign; nil for anything else.
  package static func integer(_ text: some StringProtocol) -> Int? {
    Int(text.trimmingCharacters(in: .whitespaces))
  }

  /// Returns `count` numbers that commas separate; nil for fewer, more or anything else.
  package static func numbers(_ text: some StringProtocol, count: Int) -> [Double]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { number($0) }
    return values.count == count && parts.count == count ? values : nil
  }

  /// Returns the shortest decimal text that reads back as `value`; whole numbers have no fraction.
  package static func text(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return "\(value)"
  }

  private static func isDecimalByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    case UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: false
    }
  }
}
