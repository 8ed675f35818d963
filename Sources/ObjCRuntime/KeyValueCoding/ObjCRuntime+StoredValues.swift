// Stored values of `@NSManaged` properties in lowered sources.

internal import Foundation

extension ObjCRuntime {
  /// Converts the stored value of an `@NSManaged` property to its type; zero, or nil for an optional, before one is
  /// stored. Traps for another type that has no zero.
  public static func stored<Value>(_ value: Any?) -> Value {
    if let value = KeyValueConversion.read(value, as: Value.self) { return value }
    for zero in zeros { if let zero = zero as? Value { return zero } }
    preconditionFailure("no value was stored, and \(Value.self) has no zero")
  }

  /// Converts the stored object of an `@NSManaged` property to its class; nil before one is stored.
  public static func storedObject<Value>(_ value: Any?) -> Value? {
    KeyValueConversion.read(value, as: Value.self)
  }

  /// The values of Objective-C's zeroed storage.
  private static let zeros: [any Sendable] = [
    CGFloat.zero, Double.zero, Float.zero, Int.zero, false, CGPoint.zero, CGSize.zero, CGRect.zero,
  ]
}
