// Conversion of values for key-value coding.

import Foundation

/// Converts values to the types of properties, as key-value coding does.
enum KeyValueConversion {
  /// Returns `value` as a `Value`, with numbers and strings converted; nil where that is impossible.
  static func read<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    // Unwrapped first: `Any` as an optional `Value` would nest the optional.
    if let value, let value = value as? Value { return value }
    if let wanted = type as? any OptionalType.Type {
      guard let value else { return wanted.absent as? Value }
      return wanted.wrap(value) as? Value
    }
    return value.flatMap { number($0, as: type) }
  }

  private static func number<Value>(_ value: Any, as type: Value.Type) -> Value? {
    guard let number = double(value), number.isFinite else { return nil }
    switch type {
    case is CGFloat.Type: return CGFloat(number) as? Value
    case is Double.Type: return number as? Value
    case is Float.Type: return Float(number) as? Value
    case is Int.Type: return Int(exactly: number.rounded(.towardZero)) as? Value
    case is Bool.Type: return (number != 0) as? Value
    default: return nil
    }
  }

  /// Returns the value of any numeric type, or of a string that is a number.
  static func double(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as String: Double(value)
    default: nil
    }
  }
}

/// An optional of any type.
private protocol OptionalType {
  static var absent: Any { get }
  static func wrap(_ value: Any) -> Any?
}

extension Optional: OptionalType {
  static var absent: Any { Self.none as Any }
  static func wrap(_ value: Any) -> Any? {
    KeyValueConversion.read(value, as: Wrapped.self).map { $0 as Any }
  }
}
