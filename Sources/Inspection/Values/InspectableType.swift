// The types that an inspectable property may have, and their values as inspectable ones.

package import CoreGraphics
package import UIKit

/// A type whose values an inspector can show and edit.
package protocol InspectableType {
  /// The kind of its values.
  static var inspectableKind: InspectableKind { get }
  /// Whether the property can hold no value.
  static var isOptionalInspectable: Bool { get }
  /// Returns the value of this type; nil where `value` is of another kind or out of the type's range.
  static func read(_ value: InspectableValue) -> Self?
  /// The value as an inspector holds it.
  var inspectableValue: InspectableValue { get }
}

extension InspectableType {
  package static var isOptionalInspectable: Bool { false }
}

extension Optional: InspectableType where Wrapped: InspectableType {
  package static var inspectableKind: InspectableKind { Wrapped.inspectableKind }
  package static var isOptionalInspectable: Bool { true }

  package static func read(_ value: InspectableValue) -> Wrapped?? {
    if case .none = value { return .some(nil) }
    return Wrapped.read(value).map { .some($0) }
  }

  package var inspectableValue: InspectableValue { self?.inspectableValue ?? .none }
}

extension Bool: InspectableType {
  package static var inspectableKind: InspectableKind { .boolean }

  package static func read(_ value: InspectableValue) -> Self? {
    guard case .boolean(let value) = value else { return nil }
    return value
  }

  package var inspectableValue: InspectableValue { .boolean(self) }
}

extension String: InspectableType {
  package static var inspectableKind: InspectableKind { .string }

  package static func read(_ value: InspectableValue) -> Self? {
    guard case .string(let value) = value else { return nil }
    return value
  }

  package var inspectableValue: InspectableValue { .string(self) }
}

extension InspectableType where Self: BinaryInteger {
  package static var inspectableKind: InspectableKind { .integer }

  package static func read(_ value: InspectableValue) -> Self? {
    guard case .integer(let value) = value else { return nil }
    return Self(exactly: value)
  }

  package var inspectableValue: InspectableValue { .integer(Int(clamping: self)) }
}

extension Int: InspectableType {}
extension Int8: InspectableType {}
extension Int16: InspectableType {}
extension Int32: InspectableType {}
extension Int64: InspectableType {}
extension UInt: InspectableType {}
extension UInt8: InspectableType {}
extension UInt16: InspectableType {}
extension UInt32: InspectableType {}
extension UInt64: InspectableType {}

extension InspectableType where Self: BinaryFloatingPoint {
  package static var inspectableKind: InspectableKind { .number }

  package static func read(_ value: InspectableValue) -> Self? {
    guard case .number(let value) = value else { return nil }
    let converted = Self(value)
    return converted.isFinite ? converted : nil
  }

  package var inspectableValue: InspectableValue { .number(Double(self)) }
}

extension Double: InspectableType {}
extension CGFloat: InspectableType {}

extension Float: InspectableType {
  /// The number that the value's shortest text says: 0.1, not the nearest `Float`.
  package var inspectableValue: InspectableValue { .number(Double("\(self)") ?? Double(self)) }
}

extension CGPoint: InspectableType {
  package static var inspectableKind: InspectableKind { .point }

  package static func read(_ value: InspectableValue) -> Self? {
    guard case .point(let value) = value else { return nil }
    return value
  }

  package var inspectableValue: InspectableValue { .point(self) }
}

extension CGSize: InspectableType {
  package static var inspectableKind: InspectableKind { .size }

  package static func read(_ value: InspectableValue) -> Self? {
    guard case .size(let value) = value else { return nil }
    return value
  }

  package var inspectableValue: InspectableValue { .size(self) }
}

extension CGRect: InspectableType {
  package static var inspectableKind: InspectableKind { .rect }

  package static func read(_ value: InspectableValue) -> Self? {
    guard case .rect(let value) = value else { return nil }
    return value
  }

  package var inspectableValue: InspectableValue { .rect(self) }
}

extension UIEdgeInsets: InspectableType {
  package static var inspectableKind: InspectableKind { .insets }

  package static func read(_ value: InspectableValue) -> Self? {
    guard case .insets(let value) = value else { return nil }
    return value
  }

  package var inspectableValue: InspectableValue { .insets(self) }
}

/// Leading stands for left, trailing for right.
extension NSDirectionalEdgeInsets: InspectableType {
  package static var inspectableKind: InspectableKind { .directionalInsets }

  package static func read(_ value: InspectableValue) -> Self? {
    guard case .insets(let value) = value else { return nil }
    return Self(top: value.top, leading: value.left, bottom: value.bottom, trailing: value.right)
  }

  package var inspectableValue: InspectableValue {
    .insets(UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing))
  }
}

extension NSRange: InspectableType {
  package static var inspectableKind: InspectableKind { .range }

  package static func read(_ value: InspectableValue) -> Self? {
    guard case .range(let value) = value else { return nil }
    return value
  }

  package var inspectableValue: InspectableValue { .range(self) }
}
