// Objects with an identity in Combine.

/// A type whose values have an identity in Combine
/// ([Apple](https://developer.apple.com/documentation/combine/customcombineidentifierconvertible)).
public protocol CustomCombineIdentifierConvertible {
  /// Identifies the value among subscribers and subscriptions.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
