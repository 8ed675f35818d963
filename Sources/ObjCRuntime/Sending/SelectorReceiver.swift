// What code that a pass rewrote asks of objects whose class it does not know.

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Apple's signatures: what any object is asked for is there, or nil.

public import Foundation
internal import FoundationAdditions

extension ObjCRuntime {
  /// The value under a key as a property's type: zero, or nothing, where there is none.
  public static func stored<Value>(_ value: Any?) -> Value {
    if let value = KeyValue.read(value, as: Value.self) { return value }
    for zero in zeros { if let zero = zero as? Value { return zero } }
    preconditionFailure("no value was stored, and \(Value.self) has no zero")
  }

  /// The object of a key; nil before one is stored.
  public static func storedObject<Value>(_ value: Any?) -> Value? {
    KeyValue.read(value, as: Value.self)
  }

  /// What Objective-C's storage holds before anything is stored.
  private static let zeros: [any Sendable] = [
    CGFloat.zero, Double.zero, Float.zero, Int.zero, false, CGPoint.zero, CGSize.zero, CGRect.zero,
  ]

  /// What takes a selector for any object.
  public static func receiver(_ object: AnyObject) -> SelectorReceiver {
    SelectorReceiver(object: object)
  }

  public static func receiver(_ object: AnyObject?) -> SelectorReceiver? {
    object.map { SelectorReceiver(object: $0) }
  }

  /// An object whose class has `perform` of its own.
  public static func receiver<Object: NSObject>(_ object: Object) -> Object { object }
  public static func receiver<Object: NSObject>(_ object: Object?) -> Object? { object }

  /// A closure or a value with a function of that name.
  @_disfavoredOverload
  public static func receiver<Value>(_ value: Value) -> Value { value }
}

/// What Objective-C's root class has, for any object.
public struct SelectorReceiver {
  package let object: AnyObject

  public func responds(to aSelector: Selector?) -> Bool {
    aSelector.map { ObjCRuntime.responds(object, to: $0) } ?? false
  }

  /// Nil where the object is no number; so with the others.
  public var boolValue: Bool! { KeyValue.read(object, as: Bool.self) }
  public var intValue: Int32! { integerValue.map { Int32(truncatingIfNeeded: $0) } }
  public var integerValue: Int! { KeyValue.read(object, as: Int.self) }
  public var floatValue: Float! { KeyValue.read(object, as: Float.self) }
  public var doubleValue: Double! { KeyValue.read(object, as: Double.self) }
  public var stringValue: String! { (object as? NSNumber)?.stringValue }
  public var cgPointValue: CGPoint! { (object as? NSValue)?.pointValue }
  public var cgSizeValue: CGSize! { (object as? NSValue)?.sizeValue }
  public var cgRectValue: CGRect! { (object as? NSValue)?.rectValue }

  /// What a dictionary has under the key, or an object as a property.
  public func value(forKey key: String) -> Any! {
    (object as? NSDictionary)?.object(forKey: key) ?? (object as? NSObject)?.value(forKey: key)
  }

  public func isKind(of aClass: AnyClass) -> Bool { ObjCRuntime.isKind(object, of: aClass) }

  public func isMember(of aClass: AnyClass) -> Bool { type(of: object) == aClass }

  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    unsafe ObjCRuntime.unmanaged(ObjCRuntime.send(aSelector, to: object))
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
    unsafe ObjCRuntime.unmanaged(ObjCRuntime.send(aSelector, to: object, argument))
  }

  /// At once, whatever the thread: methods run on the main one.
  public func perform(
    _ aSelector: Selector, on thread: Thread, with arg: Any?, waitUntilDone wait: Bool
  ) {
    ObjCRuntime.send(aSelector, to: object, arg)
  }

  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone: Bool)
  {
    ObjCRuntime.send(aSelector, to: object, arg)
  }
}
