// Subscribers that set a property.

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

extension Publisher where Failure == Never {
  /// Sets a property to each value. The object lives as long as the result.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Republishes each value for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.sources.append(sink { [weak box] in box?.set($0) })
  }
}
