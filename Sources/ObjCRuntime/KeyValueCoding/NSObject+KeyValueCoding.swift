// Key-value coding of objects other than views and layers, which have methods of their own.

public import Foundation
internal import FoundationAdditions

extension NSObjectProtocol where Self: NSObject {
  /// Returns the value of a property that `ObjCRuntime.registerProperty` registered; nil, with one line in the log,
  /// for an unknown key. An array or a set returns the values of its elements. Call it on the main thread.
  public func value(forKey key: String) -> Any? {
    if let values = collectionValue({ $0.value(forKey: key) }) { return values.value }
    guard ObjCRuntime.hasProperty(key, self) else {
      logOnce("\(type(of: self)) has no property “\(key)”")
      return nil
    }
    // SAFETY: `assumeIsolated` traps off the main thread and runs its closure before it returns.
    nonisolated(unsafe) let target = self
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { unsafe value = ObjCRuntime.value(key, of: target) }
    return unsafe value
  }

  /// Sets the value of a registered property. An unknown key or a value of another type changes nothing, with one
  /// line in the log. Call it on the main thread.
  public func setValue(_ value: Any?, forKey key: String) {
    // SAFETY: `assumeIsolated` traps off the main thread and runs its closure before it returns.
    nonisolated(unsafe) let given = value
    if collectionValue({ unsafe $0.setValue(given, forKeyPath: key) }) != nil { return }
    // SAFETY: as above.
    nonisolated(unsafe) let (target, value) = (self, value)
    let isSet = MainActor.assumeIsolated { unsafe ObjCRuntime.setValue(value, key, of: target) }
    if !isSet { logOnce("\(type(of: self)) has no property “\(key)” that can be set") }
  }

  /// Returns the value at a key path such as `owner.name`. Arrays and sets take the collection operators `@count`,
  /// `@sum`, `@avg`, `@max`, `@min`, `@unionOfObjects` and `@distinctUnionOfObjects`, as in `@sum.price`.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let (key, rest) = keyPath.firstKey else { return value(forKey: keyPath) }
    if let values = collectionValue({ $0.value(forKey: key, then: rest) }) { return values.value }
    return (value(forKey: key) as? NSObject)?.value(forKeyPath: rest)
  }

  /// Sets the value at a key path such as `owner.name`; nothing where an object on the path is nil.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (key, rest) = keyPath.firstKey else { return setValue(value, forKey: keyPath) }
    (self.value(forKey: key) as? NSObject)?.setValue(value, forKeyPath: rest)
  }

  /// Returns the result of `body` for a collection; nil where the object is none.
  private func collectionValue(
    _ body: @MainActor (CollectionKeyValueCoding) -> Any?
  ) -> (value: Any?, Void)? {
    guard self is NSArray || self is NSSet || self is NSOrderedSet else { return nil }
    // SAFETY: `assumeIsolated` traps off the main thread and runs its closure before it returns.
    nonisolated(unsafe) let target = self
    nonisolated(unsafe) var found: (value: Any?, Void)?
    MainActor.assumeIsolated {
      if let values = unsafe CollectionKeyValueCoding(target) { unsafe found = (body(values), ()) }
    }
    return unsafe found
  }
}
