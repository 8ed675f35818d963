// A subscriber whose type is erased.

/// A subscriber whose type is erased, or one made of closures
/// ([Apple](https://developer.apple.com/documentation/combine/anysubscriber)).
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let receiveSubscription: (any Subscription) -> Void
  private let receiveValue: (Input) -> Subscribers.Demand
  private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Wraps a subscriber.
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = s.combineIdentifier
    (receiveSubscription, receiveValue, receiveCompletion) = (
      s.receive(subscription:), s.receive(_:), s.receive(completion:)
    )
  }

  /// Makes a subscriber that sends all it receives to a subject.
  public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure {
    combineIdentifier = CombineIdentifier(s)
    receiveSubscription = { s.send(subscription: $0) }
    receiveValue = {
      s.send($0)
      return .none
    }
    receiveCompletion = { s.send(completion: $0) }
  }

  /// Makes a subscriber of closures. Without `receiveValue` it requests no further values.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    self.receiveSubscription = receiveSubscription ?? { _ in }
    self.receiveValue = receiveValue ?? { _ in .none }
    self.receiveCompletion = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { receiveSubscription(subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { receiveValue(value) }
  public func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion(completion) }
}
