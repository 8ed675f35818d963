// The protocol of publishers that code sends values to.

/// A publisher whose values come from outside
/// ([Apple](https://developer.apple.com/documentation/combine/subject)).
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}
