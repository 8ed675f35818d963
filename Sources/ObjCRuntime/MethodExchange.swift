// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Methods as Objective-C's runtime exchanges them, which Swift's classes cannot.

internal import CoreGraphics

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

/// Exchanges nothing, which one log line says.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  logOnce("\(m1.name) and \(m2.name) cannot be exchanged: Swift's classes keep their methods")
}
