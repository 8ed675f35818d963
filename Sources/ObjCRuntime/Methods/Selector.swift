// Selectors: the names of methods in Objective-C's runtime.

/// The name of a method with a colon for each argument, such as `tap:`
/// ([Apple](https://developer.apple.com/documentation/objectivec/selector)).
///
/// The class of the receiver decides which method is called, see `ObjCRuntime`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let name: String

  /// Creates a selector of any name; no method of that name need exist.
  public init(_ name: String) { self.name = name }

  public init(stringLiteral name: String) { self.name = name }

  public var description: String { name }

  /// The number of arguments of a method of this name, which is its number of colons.
  var argumentCount: Int { name.count { $0 == ":" } }
}

// swift-format-ignore: AlwaysUseLowerCamelCase, the name is Apple's
/// Returns the selector of a name; no method of that name need exist.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

// swift-format-ignore: AlwaysUseLowerCamelCase, the name is Apple's
/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
