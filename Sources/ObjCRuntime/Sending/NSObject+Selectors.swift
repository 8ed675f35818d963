// Sending selectors to objects: now, or only if they are understood.

public import Foundation

extension NSObjectProtocol {
  /// Whether a method of that name was registered for the object's class or one above it.
  public func responds(to aSelector: Selector?) -> Bool {
    aSelector.map { ObjCRuntime.responds(self, to: $0) } ?? false
  }

  public func isKind(of aClass: AnyClass) -> Bool { ObjCRuntime.isKind(self, of: aClass) }

  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

extension NSObject {
  /// Whether a method of that name was registered for the class itself or one above it.
  // Apple's signature.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public class func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { ObjCRuntime.classMethod(of: ClassObject.of(self), $0) != nil } ?? false
  }

  /// Whether a method of that name was registered for the class or one above it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector.map { ObjCRuntime.instances(of: self, respondTo: $0) } ?? false
  }

  // Apple's signatures: an unmanaged object that may be nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    unsafe ObjCRuntime.unmanaged(ObjCRuntime.send(aSelector, to: self))
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    unsafe ObjCRuntime.unmanaged(ObjCRuntime.send(aSelector, to: self, object))
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    unsafe ObjCRuntime.unmanaged(ObjCRuntime.send(aSelector, to: self, object1, object2))
  }

  /// At once, whatever the thread: methods run on the main one.
  public func perform(
    _ aSelector: Selector, on thread: Thread, with arg: Any?, waitUntilDone wait: Bool
  ) {
    ObjCRuntime.send(aSelector, to: self, arg)
  }

  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone: Bool)
  {
    ObjCRuntime.send(aSelector, to: self, arg)
  }
}

extension ObjCRuntime {
  /// Retained for good, as nobody else may hold a result whose reader is not counted.
  static func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result, !(result is Void) else { return nil }
    return unsafe Unmanaged.passRetained(result as AnyObject)
  }
}
