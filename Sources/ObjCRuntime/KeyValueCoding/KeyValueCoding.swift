// Objects with key-value coding of their own.

/// An object whose properties are found by key path, such as a view or a layer.
@preconcurrency @MainActor
public protocol KeyValueCoding: AnyObject {
  /// Returns the value at a key path; nil for an unknown key.
  func value(forKeyPath keyPath: String) -> Any?
  /// Sets the value at a key path; does nothing for an unknown key or a value of another type.
  func setValue(_ value: Any?, forKeyPath keyPath: String)
}
