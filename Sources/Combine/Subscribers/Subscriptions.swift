// The namespace of subscriptions.

/// Namespace of subscriptions.
public enum Subscriptions {
  private final class Empty: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }

  /// One that gives nothing.
  public static var empty: any Subscription { Empty() }
}
