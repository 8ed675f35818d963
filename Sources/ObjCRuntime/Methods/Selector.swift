// The name of a method, as Objective-C's runtime knows methods.

/// The name of a method with a colon for each argument, such as `tap:`
/// ([Apple](https://developer.apple.com/documentation/objectivec/selector)).
///
/// A name alone: which method it is decides the class of the object it is sent to, see `ObjCRuntime`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let name: String

  public init(_ name: String) { self.name = name }

  public init(stringLiteral name: String) { self.name = name }

  public var description: String { name }

  /// How many arguments a method of this name takes.
  var argumentCount: Int { name.count { $0 == ":" } }
}

// swift-format-ignore: AlwaysUseLowerCamelCase, the name is Apple's
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

// swift-format-ignore: AlwaysUseLowerCamelCase, the name is Apple's
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
