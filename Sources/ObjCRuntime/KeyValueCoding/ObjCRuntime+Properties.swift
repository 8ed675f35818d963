// The property table behind key-value coding: properties by class and key.

import Foundation
import FoundationAdditions
private import Synchronization

extension ObjCRuntime {
  /// A registered property.
  struct Property: Sendable {
    let get: @MainActor (AnyObject) -> Any?
    /// Returns false where the value has another type. Nil for a read-only property.
    let set: (@MainActor (AnyObject, Any?) -> Bool)?
  }

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String
  }

  private static let properties = Mutex<[Key: Property]>([:])

  /// Registers a property that key-value coding finds on objects of the class and its subclasses. A second
  /// registration of a name replaces the first.
  ///
  /// - Parameters:
  ///   - type: The class that declares the property.
  ///   - name: The key.
  ///   - get: Returns the property's value.
  ///   - set: Sets the property; numbers of any type are converted first. Default: nil, read-only.
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
      guard let target = target as? Target,
        let value = KeyValueConversion.read(value, as: Value.self)
      else {
        return false
      }
      set(target, value)
      return true
    }
  }

  private static func property(_ name: String, of target: AnyObject) -> Property? {
    registerGenerics(of: type(of: target))
    return registeredProperty(name, of: target)
      ?? alternativeKey(to: name).flatMap { registeredProperty($0, of: target) }
  }

  private static func registeredProperty(_ name: String, of target: AnyObject) -> Property? {
    firstInSuperclasses(of: target) { type in
      properties.withLock { $0[Key(type: type, name: name)] }
    }
  }

  /// Returns the other key under which key-value coding finds a property: `hidden` for `isHidden`, and the
  /// other way round; nil for an empty key.
  package static func alternativeKey(to key: String) -> String? {
    guard let first = key.first else { return nil }
    let rest = key.dropFirst(2)
    if key.hasPrefix("is"), rest.first?.isUppercase == true {
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    return first.isLowercase ? "is" + key.prefix(1).uppercased() + key.dropFirst() : nil
  }

  /// Whether the object's class or a superclass has a property of that name.
  package static func hasProperty(_ name: String, _ target: AnyObject) -> Bool {
    property(name, of: target) != nil
  }

  /// Returns the value of a property; nil where there is none of that name.
  @MainActor package static func value(_ name: String, of target: AnyObject) -> Any? {
    property(name, of: target)?.get(target)
  }

  /// Sets a property. Returns false where there is no settable property of that name.
  ///
  /// A value of another type changes nothing, with one line in the log, and returns true.
  @MainActor package static func setValue(
    _ value: Any?, _ name: String, of target: AnyObject
  ) -> Bool {
    guard let property = property(name, of: target), let set = property.set else { return false }
    if set(target, value) { return true }
    let given = value.map { "\(Swift.type(of: $0))" } ?? "nil"
    logOnce("\(Swift.type(of: target)).\(name) was not set: it cannot be \(given)")
    return true
  }

  /// Removes the optionals that a property of optional type nests in `Any`.
  private static func flattened(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { flattened($0.value) }
  }
}
