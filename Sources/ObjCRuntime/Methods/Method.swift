// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Methods as Objective-C's runtime exchanges them (“swizzling”), which Swift's classes do not support.

internal import FoundationAdditions

/// A method of a class, known by its selector alone
/// ([Apple](https://developer.apple.com/documentation/objectivec/method)).
public final class Method: Sendable {
  fileprivate let name: Selector

  fileprivate init(_ name: Selector) { self.name = name }
}

/// A pointer to the implementation of a method
/// ([Apple](https://developer.apple.com/documentation/objectivec/imp)).
public typealias IMP = OpaquePointer

/// Returns a method of that name, whether or not the class has one, so that sources that exchange methods compile.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  Method(name)
}

/// Returns a method of that name, whether or not the class has one.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { Method(name) }

/// Returns the selector of a method.
public func method_getName(_ m: Method) -> Selector { m.name }

/// Returns a pointer that must not be called, with one line in the log.
public func method_getImplementation(_ m: Method) -> IMP {
  // SAFETY: the pointer is only passed on; nothing in this module calls it.
  unsafe implementation(m.name)
}

/// Returns a pointer that must not be called, with one line in the log.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  // SAFETY: the pointer is only passed on; nothing in this module calls it.
  unsafe implementation(name)
}

private func implementation(_ name: Selector) -> IMP {
  logOnce("\(name) has no implementation to call: Swift's classes keep their methods")
  // SAFETY: the pointer is only passed on; nothing in this module calls it.
  // swift-format-ignore: NeverForceUnwrap, 1 is not null
  return unsafe IMP(bitPattern: 1)!
}

/// Returns nil: type encodings do not exist here.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Does nothing, with one line in the log. Returns false, as for a class that has the method already.
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  logOnce("\(name) cannot be added: Swift's classes keep their methods")
  return false
}

/// Does nothing, with one line in the log. Returns nil, as for a class without the method.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  logOnce("\(name) cannot be replaced: Swift's classes keep their methods")
  return nil
}

/// Does nothing, with one line in the log. Returns the same pointer as `method_getImplementation`.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  logOnce("\(m.name) cannot be replaced: Swift's classes keep their methods")
  // SAFETY: the pointer is only passed on; nothing in this module calls it.
  return unsafe implementation(m.name)
}

/// Does nothing, with one line in the log.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  logOnce("\(m1.name) and \(m2.name) cannot be exchanged: Swift's classes keep their methods")
}
