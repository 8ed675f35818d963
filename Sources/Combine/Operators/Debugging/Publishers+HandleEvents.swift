// The operator `handleEvents`.

extension Publishers {
  /// Calls closures at the events of a stream and leaves the stream as it is
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/handleevents)).
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// Called with the upstream subscription, before downstream has its own.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called with each value, before it is delivered.
    public var receiveOutput: ((Output) -> Void)?
    /// Called with the completion, before it is delivered.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called when downstream cancels a stream that has not completed.
    public var receiveCancel: (() -> Void)?
    /// Called with each demand that downstream requests through the subscription.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Makes a publisher whose closures are called at the events of `upstream`.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(EventSubscriber(subscriber, self))
    }
  }

  /// Stands between upstream and downstream and calls the closures.
  private final class EventSubscriber<S: Subscriber, Upstream: Publisher>: Subscriber, Subscription
  where Upstream.Output == S.Input, Upstream.Failure == S.Failure {
    private let downstream: S
    private let events: HandleEvents<Upstream>
    private var subscription: (any Subscription)?

    init(_ downstream: S, _ events: HandleEvents<Upstream>) {
      (self.downstream, self.events) = (downstream, events)
    }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      events.receiveSubscription?(subscription)
      downstream.receive(subscription: self)
    }

    func receive(_ input: S.Input) -> Subscribers.Demand {
      events.receiveOutput?(input)
      return downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
      subscription = nil
      events.receiveCompletion?(completion)
      downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      events.receiveRequest?(demand)
      subscription?.request(demand)
    }

    func cancel() {
      let ended = subscription
      subscription = nil
      guard let ended else { return }
      events.receiveCancel?()
      ended.cancel()
    }
  }
}

extension Publisher {
  /// Calls closures at the events of the stream and leaves the stream as it is.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
}
