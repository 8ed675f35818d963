// The protocol of all subscribers.

/// Receives values from a publisher, as many as it requests
/// ([Apple](https://developer.apple.com/documentation/combine/subscriber)).
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of values.
  associatedtype Input
  /// The type of failures; `Never` for a subscriber of publishers that cannot fail.
  associatedtype Failure: Error

  /// Receives the subscription, once and before all else, and requests values by it.
  func receive(subscription: any Subscription)
  /// Receives a value.
  ///
  /// - Returns: The number of values that are requested in addition.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the end, once and after all else.
  func receive(completion: Subscribers.Completion<Failure>)
}
