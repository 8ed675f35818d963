// Reads the numbers and letters of SVG's attributes.

import CoreGraphics
import Foundation

/// Reads numbers, flags, letters and names from the front of an attribute's value.
struct SVGScanner {
  /// Greater numbers are refused: a symbol's box has some hundred units.
  private static let greatest = 1e6

  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  /// Skips spaces and commas; true where nothing follows.
  mutating func isAtEnd() -> Bool {
    while let byte = rest.first, " \t\r\n,".utf8.contains(byte) { rest.removeFirst() }
    return rest.isEmpty
  }

  /// A letter, which is passed; nil where another byte follows.
  mutating func letter() -> Character? {
    guard !isAtEnd(), let byte = rest.first, Self.isLetter(byte) else { return nil }
    rest.removeFirst()
    return Character(Unicode.Scalar(byte))
  }

  /// The letters up to the next other byte.
  mutating func name() -> String {
    var name = ""
    while let letter = letter() { name.append(letter) }
    return name
  }

  mutating func take(_ character: Character) -> Bool {
    guard !isAtEnd(), rest.first == character.asciiValue else { return false }
    rest.removeFirst()
    return true
  }

  /// A number as SVG writes it: `-.5`, `1e-3`, also `0.5.5`, which are two.
  mutating func number() throws(SVGReason) -> CGFloat {
    _ = isAtEnd()
    var text = ""
    take(while: "+-", atMost: 1, into: &text)
    takeDigits(into: &text)
    take(while: ".", atMost: 1, into: &text)
    takeDigits(into: &text)
    var exponent = self
    var power = ""
    exponent.take(while: "eE", atMost: 1, into: &power)
    if !power.isEmpty {
      exponent.take(while: "+-", atMost: 1, into: &power)
      let sign = power.count
      exponent.takeDigits(into: &power)
      if power.count > sign { (self, text) = (exponent, text + power) }
    }
    guard let number = Double(text), abs(number) <= Self.greatest else {
      let found = text + String(decoding: rest.prefix(12), as: UTF8.self)
      throw SVGReason("'\(found)' is no number that a symbol can use")
    }
    return number
  }

  /// A flag of an arc: one digit, which needs no space after it.
  mutating func flag() throws(SVGReason) -> Bool {
    if take("0") { return false }
    if take("1") { return true }
    throw SVGReason("a flag of an arc is neither 0 nor 1")
  }

  mutating func point() throws(SVGReason) -> CGPoint {
    CGPoint(x: try number(), y: try number())
  }

  private mutating func takeDigits(into text: inout String) {
    take(while: "0123456789", atMost: .max, into: &text)
  }

  private mutating func take(while bytes: String, atMost count: Int, into text: inout String) {
    var left = count
    while left > 0, let byte = rest.first, bytes.utf8.contains(byte) {
      text.unicodeScalars.append(Unicode.Scalar(byte))
      rest.removeFirst()
      left -= 1
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
