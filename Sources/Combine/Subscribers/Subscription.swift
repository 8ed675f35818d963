// The connection of a subscriber to a publisher.

/// The connection of one subscriber to a publisher
/// ([Apple](https://developer.apple.com/documentation/combine/subscription)). To cancel it ends the delivery.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests that many values in addition to those requested before
  /// ([Apple](https://developer.apple.com/documentation/combine/subscription/request(_:))).
  func request(_ demand: Subscribers.Demand)
}
