// Key-value coding of objects that are neither views nor layers, which have methods of their own.

public import Foundation
internal import FoundationAdditions

extension NSObjectProtocol where Self: NSObject {
  /// The value of a property that `ObjCRuntime.registerProperty` made known; nil, with one log line,
  /// where there is none of that name. Of an array or a set the values of its elements. On the main thread.
  public func value(forKey key: String) -> Any? {
    if let values = collectionValue({ $0.value(forKey: key) }) { return values.value }
    guard ObjCRuntime.hasProperty(key, self) else {
      logOnce("\(type(of: self)) has no property “\(key)”")
      return nil
    }
    // SAFETY: nothing else runs on the main actor meanwhile.
    nonisolated(unsafe) let target = self
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { unsafe value = ObjCRuntime.value(key, of: target) }
    return unsafe value
  }

  /// A value of another type, and an unknown key, leave everything as it is, with one log line. On the
  /// main thread.
  public func setValue(_ value: Any?, forKey key: String) {
    // SAFETY: nothing else runs on the main actor meanwhile.
    nonisolated(unsafe) let given = value
    if collectionValue({ unsafe $0.setValue(given, forKeyPath: key) }) != nil { return }
    // SAFETY: nothing else runs on the main actor meanwhile.
    nonisolated(unsafe) let (target, value) = (self, value)
    let isSet = MainActor.assumeIsolated { unsafe ObjCRuntime.setValue(value, key, of: target) }
    if !isSet { logOnce("\(type(of: self)) has no property “\(key)” that can be set") }
  }

  /// A value through others, such as `owner.name`; of an array or a set also `@sum.price`, with `@count`, `@avg`,
  /// `@max`, `@min`, `@unionOfObjects` and `@distinctUnionOfObjects`.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let (key, rest) = keyPath.firstKey else { return value(forKey: keyPath) }
    if let values = collectionValue({ $0.value(forKey: key, then: rest) }) { return values.value }
    return (value(forKey: key) as? NSObject)?.value(forKeyPath: rest)
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (key, rest) = keyPath.firstKey else { return setValue(value, forKey: keyPath) }
    (self.value(forKey: key) as? NSObject)?.setValue(value, forKeyPath: rest)
  }

  /// What `body` makes of the elements; nil where the object is no collection.
  private func collectionValue(
    _ body: @MainActor (CollectionValues) -> Any?
  ) -> (value: Any?, Void)? {
    guard self is NSArray || self is NSSet || self is NSOrderedSet else { return nil }
    // SAFETY: nothing else runs on the main actor meanwhile.
    nonisolated(unsafe) let target = self
    nonisolated(unsafe) var found: (value: Any?, Void)?
    MainActor.assumeIsolated {
      if let values = unsafe CollectionValues(target) { unsafe found = (body(values), ()) }
    }
    return unsafe found
  }
}
