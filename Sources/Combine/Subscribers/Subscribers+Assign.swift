// Subscribers that set a property.

extension Subscribers {
  /// Sets a property to each value ([Apple](https://developer.apple.com/documentation/combine/subscribers/assign)).
  /// Requests unlimited values.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    /// The object whose property is set; nil after the end.
    public private(set) var object: Root?
    /// The property that is set.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    /// Makes a subscriber that retains `object` until the end.
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
  /// Sets a property of an object to each value
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/assign(to:on:))). The result retains the
  /// object; to release it cancels the subscription.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Publishes each value by a `@Published` property, for as long as the property lives
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/assign(to:))).
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.sources.append(sink { [weak storage] in storage?.set($0) })
  }
}
