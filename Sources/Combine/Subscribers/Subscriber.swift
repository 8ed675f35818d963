// The protocol of all subscribers.

/// Takes values
/// ([Apple](https://developer.apple.com/documentation/combine/subscriber)).
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Once, before all else.
  func receive(subscription: any Subscription)
  /// - Returns: How many more it wants.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}
