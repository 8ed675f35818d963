// An object of unknown class as the receiver of selectors.

// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// Apple's signatures return implicitly unwrapped optionals for `AnyObject`.

public import Foundation
internal import FoundationAdditions

/// An object of unknown class with the methods of Objective-C's root class. Lowered sources send selectors through it.
public struct SelectorReceiver {
  /// The wrapped object.
  package let object: AnyObject

  /// Whether the object has a method for the selector; false for nil.
  public func responds(to aSelector: Selector?) -> Bool {
    aSelector.map { ObjCRuntime.responds(object, to: $0) } ?? false
  }

  // The numeric values are nil for objects other than numbers and numeric strings, the geometric ones for objects
  // other than `NSValue`s.

  public var boolValue: Bool! { KeyValueConversion.read(object, as: Bool.self) }
  public var intValue: Int32! { integerValue.map { Int32(truncatingIfNeeded: $0) } }
  public var integerValue: Int! { KeyValueConversion.read(object, as: Int.self) }
  public var floatValue: Float! { KeyValueConversion.read(object, as: Float.self) }
  public var doubleValue: Double! { KeyValueConversion.read(object, as: Double.self) }
  public var stringValue: String! { (object as? NSNumber)?.stringValue }
  public var cgPointValue: CGPoint! { (object as? NSValue)?.pointValue }
  public var cgSizeValue: CGSize! { (object as? NSValue)?.sizeValue }
  public var cgRectValue: CGRect! { (object as? NSValue)?.rectValue }

  /// Returns the dictionary's object for the key, or the value of the object's property.
  public func value(forKey key: String) -> Any! {
    (object as? NSDictionary)?.object(forKey: key) ?? (object as? NSObject)?.value(forKey: key)
  }

  /// Whether the object's class is `aClass` or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { ObjCRuntime.isKind(object, of: aClass) }

  /// Whether the object's class is exactly `aClass`.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: object) == aClass }

  /// Sends a selector. The result is retained and never released.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    // SAFETY: the result has a retain count of its own, so it outlives the unmanaged reference.
    unsafe ObjCRuntime.retained(ObjCRuntime.send(aSelector, to: object))
  }

  /// Sends a selector with one argument. The result is retained and never released.
  @discardableResult
  public func perform(_ aSelector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
    // SAFETY: the result has a retain count of its own, so it outlives the unmanaged reference.
    unsafe ObjCRuntime.retained(ObjCRuntime.send(aSelector, to: object, argument))
  }

  /// Sends a selector at once; `thread` is ignored, since methods run on the main thread.
  public func perform(
    _ aSelector: Selector, on thread: Thread, with arg: Any?, waitUntilDone wait: Bool
  ) {
    ObjCRuntime.send(aSelector, to: object, arg)
  }

  /// Sends a selector at once on the main thread; elsewhere enqueues it on the main queue, whatever `waitUntilDone`.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone: Bool)
  {
    ObjCRuntime.send(aSelector, to: object, arg)
  }
}
