// Associative references: values that other code stores with an object.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Foundation

/// Associates `value` with `object` under a key, which is a unique address; nil removes the association
/// ([Apple](https://developer.apple.com/documentation/objectivec/objc_setassociatedobject(_:_:_:_:))).
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.all.set(
    value, .address(UInt(bitPattern: key)), of: object as AnyObject, policy: policy)
}

/// Returns the value associated with `object` under the key; nil where there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.all.value(.address(UInt(bitPattern: key)), of: object as AnyObject)
}

/// Removes all associations of the object, those of other code too.
public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.all.removeAll(of: object as AnyObject)
}

/// Associates `value` with `object`, which retains it, under a name of the framework's; nil removes the association.
package func setAssociatedValue(_ value: Any?, _ name: String, of object: AnyObject) {
  Associations.all.set(value, .name(name), of: object, policy: .OBJC_ASSOCIATION_RETAIN)
}

/// Returns the value associated with `object` under the framework's name; nil where there is none.
package func associatedValue(_ name: String, of object: AnyObject) -> Any? {
  Associations.all.value(.name(name), of: object)
}

/// The table of associated values by object. Values of deallocated objects are freed when the table has
/// doubled in size, since nothing reports a deallocation.
private final class Associations: @unchecked Sendable {
  // Unchecked: the table is read and written under the lock alone.
  static let all = Associations()

  enum Key: Hashable {
    case address(UInt)
    case name(String)
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  private enum Value {
    case strong(Any)
    case weak(Weak)

    var value: Any? {
      switch self {
      case .strong(let value): value
      case .weak(let weak): weak.object
      }
    }
  }

  private struct Entry {
    /// The object with these values; nil or another object where its address was reused.
    let owner: Weak
    var values: [Key: Value] = [:]
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries above which stale ones are removed.
  private var limit = 256

  func set(_ value: Any?, _ key: Key, of object: AnyObject, policy: objc_AssociationPolicy) {
    let stored = value.map { value in
      policy == .OBJC_ASSOCIATION_ASSIGN
        ? Value.weak(Weak(object: value as AnyObject)) : Value.strong(value)
    }
    // Released outside the lock, since a value's deinitializer may run any code.
    let former = lock.withLock {
      var entry = entry(of: object) ?? Entry(owner: Weak(object: object))
      let former = entry.values.updateValue(stored ?? .weak(Weak()), forKey: key)
      if stored == nil { entry.values[key] = nil }
      let stale = removeStaleEntries()
      entries[ObjectIdentifier(object)] = entry.values.isEmpty ? nil : entry
      return (former, stale)
    }
    withExtendedLifetime(former) {}
  }

  func value(_ key: Key, of object: AnyObject) -> Any? {
    lock.withLock { entry(of: object)?.values[key] }?.value
  }

  func removeAll(of object: AnyObject) {
    let former = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(former) {}
  }

  private func entry(of object: AnyObject) -> Entry? {
    entries[ObjectIdentifier(object)].flatMap { $0.owner.object === object ? $0 : nil }
  }

  private func removeStaleEntries() -> [Entry] {
    guard entries.count > limit else { return [] }
    let stale = entries.filter { $0.value.owner.object == nil }
    for id in stale.keys { entries[id] = nil }
    limit = max(256, 2 * entries.count)
    return Array(stale.values)
  }
}
