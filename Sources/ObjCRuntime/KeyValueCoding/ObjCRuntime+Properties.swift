// Properties by key: the table behind key-value coding.

import Foundation
import FoundationAdditions
private import Synchronization

extension ObjCRuntime {
  /// A property that was registered.
  struct Property: Sendable {
    let get: @MainActor (AnyObject) -> Any?
    /// False where the value is of another type.
    let set: (@MainActor (AnyObject, Any?) -> Bool)?
  }

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String
  }

  private static let properties = Mutex<[Key: Property]>([:])

  /// A property that key-value coding finds on objects of the class and its subclasses. Again for
  /// the same name replaces it.
  ///
  /// - Parameters:
  ///   - type: The class that declares it.
  ///   - name: The key.
  ///   - get: Reads it.
  ///   - set: Writes it; numbers of any type are converted. nil: it cannot be written.
  public static func registerProperty<Target: AnyObject, Value>(
    _ type: Target.Type, _ name: String, get: @escaping @MainActor (Target) -> Value,
    set: (@MainActor (Target, Value) -> Void)? = nil
  ) {
    let property = Property(
      get: { target in (target as? Target).flatMap { flattened(get($0)) } },
      set: set.map { setter($0) })
    properties.withLock { $0[Key(type: ObjectIdentifier(type), name: name)] = property }
  }

  private static func setter<Target: AnyObject, Value>(
    _ set: @escaping @MainActor (Target, Value) -> Void
  ) -> @MainActor (AnyObject, Any?) -> Bool {
    { target, value in
      guard let target = target as? Target, let value = KeyValue.read(value, as: Value.self) else {
        return false
      }
      set(target, value)
      return true
    }
  }

  private static func property(_ name: String, of target: AnyObject) -> Property? {
    registerGenerics(of: type(of: target))
    return firstInSuperclasses(of: target) { type in
      properties.withLock { $0[Key(type: type, name: name)] }
    }
  }

  /// Whether the class of `target` has a property of that name.
  package static func hasProperty(_ name: String, _ target: AnyObject) -> Bool {
    property(name, of: target) != nil
  }

  /// The value of a property; nil where there is none of that name.
  @MainActor package static func value(_ name: String, of target: AnyObject) -> Any? {
    property(name, of: target)?.get(target)
  }

  /// Writes a property; false where there is none of that name that can be written, or the value is
  /// of another type. Then one line in the log says so.
  @MainActor package static func setValue(
    _ value: Any?, _ name: String, of target: AnyObject
  ) -> Bool {
    guard let property = property(name, of: target), let set = property.set else { return false }
    if set(target, value) { return true }
    let given = value.map { "\(Swift.type(of: $0))" } ?? "nil"
    logOnce("\(Swift.type(of: target)).\(name) was not set: it cannot be \(given)")
    return true
  }

  /// Without the layers of optionals that a property of optional type adds.
  private static func flattened(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { flattened($0.value) }
  }
}

/// Values as key-value coding converts them.
enum KeyValue {
  /// `value` as a property of type `Value` takes it; nil where it cannot be one.
  static func read<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    // Not an optional within `Any`, where that is the property's type.
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

  /// A number of any type, or a text that is one.
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
    KeyValue.read(value, as: Wrapped.self).map { $0 as Any }
  }
}
