// Sending selectors to objects, and asking whether they respond.

public import Foundation

extension NSObjectProtocol {
  /// Whether the object's class or a superclass has a method for the selector; false for nil.
  public func responds(to aSelector: Selector?) -> Bool {
    aSelector.map { ObjCRuntime.responds(self, to: $0) } ?? false
  }

  /// Whether the object's class is `aClass` or a subclass of it.
  public func isKind(of aClass: AnyClass) -> Bool { ObjCRuntime.isKind(self, of: aClass) }

  /// Whether the object's class is exactly `aClass`.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

extension NSObject {
  // Apple's signatures.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Whether the class or a superclass has a class method for the selector.
  public class func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { ObjCRuntime.classMethod(of: ClassObject.of(self), $0) != nil } ?? false
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Whether instances of the class have a method for the selector.
  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector.map { ObjCRuntime.instances(of: self, respondTo: $0) } ?? false
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Sends a selector. The result is retained and never released.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    // SAFETY: the result has a retain count of its own, so it outlives the unmanaged reference.
    unsafe ObjCRuntime.retained(ObjCRuntime.send(aSelector, to: self))
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Sends a selector with one argument. The result is retained and never released.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    // SAFETY: the result has a retain count of its own, so it outlives the unmanaged reference.
    unsafe ObjCRuntime.retained(ObjCRuntime.send(aSelector, to: self, object))
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Sends a selector with two arguments. The result is retained and never released.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    // SAFETY: the result has a retain count of its own, so it outlives the unmanaged reference.
    unsafe ObjCRuntime.retained(ObjCRuntime.send(aSelector, to: self, object1, object2))
  }

  /// Sends a selector at once; `thread` is ignored, since methods run on the main thread.
  public func perform(
    _ aSelector: Selector, on thread: Thread, with arg: Any?, waitUntilDone wait: Bool
  ) {
    ObjCRuntime.send(aSelector, to: self, arg)
  }

  /// Sends a selector at once on the main thread; elsewhere enqueues it on the main queue, whatever `waitUntilDone`.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone: Bool)
  {
    ObjCRuntime.send(aSelector, to: self, arg)
  }
}

extension ObjCRuntime {
  /// Returns an object retained once more and never released: nothing else may hold the result of a method.
  static func retained(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result, !(result is Void) else { return nil }
    // SAFETY: creating an unmanaged reference is safe; the extra retain keeps the object alive for its readers.
    return unsafe Unmanaged.passRetained(result as AnyObject)
  }
}
