// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Methods as Objective-C's runtime exchanges them, which Swift's classes cannot.

internal import FoundationAdditions

/// A method of a class.
public final class Method: Sendable {
  fileprivate let name: Selector

  fileprivate init(_ name: Selector) { self.name = name }
}

/// What a method does.
public typealias IMP = OpaquePointer

/// Stands for the method, so that sources that exchange it compile.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  Method(name)
}

/// As `class_getInstanceMethod`.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { Method(name) }

public func method_getName(_ m: Method) -> Selector { m.name }

/// Points to nothing that can be called, which one log line says.
public func method_getImplementation(_ m: Method) -> IMP { unsafe implementation(m.name) }

/// As `method_getImplementation`.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  unsafe implementation(name)
}

private func implementation(_ name: Selector) -> IMP {
  logOnce("\(name) has no implementation to call: Swift's classes keep their methods")
  // swift-format-ignore: NeverForceUnwrap, 1 is not null
  return unsafe IMP(bitPattern: 1)!
}

/// Always nil: methods are not encoded.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Adds nothing: false, as for a class that has the method.
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  logOnce("\(name) cannot be added: Swift's classes keep their methods")
  return false
}

/// Replaces nothing.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  logOnce("\(name) cannot be replaced: Swift's classes keep their methods")
  return nil
}

/// Replaces nothing; returns what `method_getImplementation` does.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  logOnce("\(m.name) cannot be replaced: Swift's classes keep their methods")
  return unsafe implementation(m.name)
}

/// Exchanges nothing, which one log line says.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  logOnce("\(m1.name) and \(m2.name) cannot be exchanged: Swift's classes keep their methods")
}
