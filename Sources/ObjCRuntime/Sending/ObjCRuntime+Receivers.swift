// Receivers of selectors in lowered sources, where the class of an object is not known.

public import Foundation

extension ObjCRuntime {
  /// Wraps an object of unknown class so that selectors can be sent to it.
  public static func receiver(_ object: AnyObject) -> SelectorReceiver {
    SelectorReceiver(object: object)
  }

  /// Wraps an object of unknown class; nil for nil.
  public static func receiver(_ object: AnyObject?) -> SelectorReceiver? {
    object.map { SelectorReceiver(object: $0) }
  }

  /// Returns the object itself, since `NSObject` has `perform`.
  public static func receiver<Object: NSObject>(_ object: Object) -> Object { object }
  /// Returns the object itself, since `NSObject` has `perform`.
  public static func receiver<Object: NSObject>(_ object: Object?) -> Object? { object }

  /// Returns a value of another type itself, which may have a function of the same name as the method called.
  @_disfavoredOverload
  public static func receiver<Value>(_ value: Value) -> Value { value }
}
