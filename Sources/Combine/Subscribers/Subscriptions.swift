// The namespace of subscriptions.

/// The namespace of subscriptions ([Apple](https://developer.apple.com/documentation/combine/subscriptions)).
public enum Subscriptions {
  private final class Empty: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }

  /// A subscription that delivers nothing.
  public static var empty: any Subscription { Empty() }
}
