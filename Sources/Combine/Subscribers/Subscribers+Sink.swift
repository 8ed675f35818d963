// Subscribers made of closures.

extension Subscribers {
  /// Calls closures with values and completion
  /// ([Apple](https://developer.apple.com/documentation/combine/subscribers/sink)). Requests unlimited values.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// Called with each value.
    public let receiveValue: (Input) -> Void
    /// Called with the completion.
    public let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isClosed = false

    /// Makes a subscriber of two closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
    }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !isClosed else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      if !isClosed { receiveValue(value) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      guard !isClosed else { return }
      (isClosed, subscription) = (true, nil)
      receiveCompletion(completion)
    }

    public func cancel() {
      let subscription = subscription
      (isClosed, self.subscription) = (true, nil)
      subscription?.cancel()
    }
  }
}

extension Publisher {
  /// Calls closures with values and completion
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/sink(receivecompletion:receivevalue:))). To
  /// release the result cancels the subscription.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/sink(receivevalue:))). To release the
  /// result cancels the subscription.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
