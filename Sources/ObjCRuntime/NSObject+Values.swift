// Key-value coding of objects that are neither views nor layers, which have methods of their own.

internal import CoreGraphics
public import Foundation

extension NSObjectProtocol where Self: NSObject {
  /// The value of a property that `ObjCRuntime.registerProperty` made known; nil, with one log line,
  /// where there is none of that name. On the main thread.
  public func value(forKey key: String) -> Any? {
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
    nonisolated(unsafe) let (target, value) = (self, value)
    let isSet = MainActor.assumeIsolated { unsafe ObjCRuntime.setValue(value, key, of: target) }
    if !isSet { logOnce("\(type(of: self)) has no property “\(key)” that can be set") }
  }

  /// A value through others, such as `owner.name`.
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let (key, rest) = keyPath.firstKey else { return value(forKey: keyPath) }
    return (value(forKey: key) as? NSObject)?.value(forKeyPath: rest)
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (key, rest) = keyPath.firstKey else { return setValue(value, forKey: keyPath) }
    (self.value(forKey: key) as? NSObject)?.setValue(value, forKeyPath: rest)
  }
}
