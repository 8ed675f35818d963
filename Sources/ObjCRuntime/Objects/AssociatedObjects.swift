// Values that somebody else hangs on an object.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are Apple's.

import Foundation

public enum objc_AssociationPolicy: UInt, Sendable {
  /// Kept without retaining it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Hangs `value` on `object` under a key, an address that nobody else uses; nil takes it away.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  Associations.all.set(
    value, .address(UInt(bitPattern: key)), of: object as AnyObject, policy)
}

/// What hangs on `object` under the key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.all.value(.address(UInt(bitPattern: key)), of: object as AnyObject)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  Associations.all.removeAll(of: object as AnyObject)
}

/// Hangs `value` on `object` under a name of the framework's; nil takes it away.
package func setAssociatedValue(_ value: Any?, _ name: String, of object: AnyObject) {
  Associations.all.set(value, .name(name), of: object, .OBJC_ASSOCIATION_RETAIN)
}

/// What hangs on `object` under the name.
package func associatedValue(_ name: String, of object: AnyObject) -> Any? {
  Associations.all.value(.name(name), of: object)
}

/// The values that hang on objects. Those of objects that are gone are freed when the table has
/// doubled: nothing tells that an object ends.
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
    /// Whose the values are; gone where the address was taken by another object since.
    let owner: Weak
    var values: [Key: Value] = [:]
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 256

  func set(_ value: Any?, _ key: Key, of object: AnyObject, _ policy: objc_AssociationPolicy) {
    let stored = value.map { value in
      policy == .OBJC_ASSOCIATION_ASSIGN
        ? Value.weak(Weak(object: value as AnyObject)) : Value.strong(value)
    }
    // Freed after the lock, as a value's end may run anything.
    let former = lock.withLock {
      var entry = entry(of: object) ?? Entry(owner: Weak(object: object))
      let former = entry.values.updateValue(stored ?? .weak(Weak()), forKey: key)
      if stored == nil { entry.values[key] = nil }
      let stale = sweep()
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

  private func sweep() -> [Entry] {
    guard entries.count > limit else { return [] }
    let stale = entries.filter { $0.value.owner.object == nil }
    for id in stale.keys { entries[id] = nil }
    limit = max(256, 2 * entries.count)
    return Array(stale.values)
  }
}
