// A subscriber whose type is erased.

/// Any subscriber for these values
/// ([Apple](https://developer.apple.com/documentation/combine/anysubscriber)).
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let subscription: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = s.combineIdentifier
    (subscription, value, completion) = (
      s.receive(subscription:), s.receive(_:), s.receive(completion:)
    )
  }

  public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure {
    combineIdentifier = CombineIdentifier(s)
    subscription = { s.send(subscription: $0) }
    value = {
      s.send($0)
      return .none
    }
    completion = { s.send(completion: $0) }
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    subscription = receiveSubscription ?? { _ in }
    value = receiveValue ?? { _ in .none }
    completion = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { self.subscription(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { self.value(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
