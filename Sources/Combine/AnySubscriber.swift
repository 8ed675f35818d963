// Any subscriber, and a property as one.

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

extension Subscribers {
  /// Sets a property to each value
  /// ([Apple](https://developer.apple.com/documentation/combine/subscribers/assign)).
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
    }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, object != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) { (object, subscription) = (nil, nil) }

    public func cancel() {
      let ended = subscription
      (object, subscription) = (nil, nil)
      ended?.cancel()
    }
  }
}
