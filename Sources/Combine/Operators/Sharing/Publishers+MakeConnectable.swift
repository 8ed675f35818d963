// The operator `makeConnectable`.

extension Publishers {
  /// Publishes nothing before it is connected
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/makeconnectable)).
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    private let inner: Multicast<Upstream, PassthroughSubject<Output, Never>>

    /// Makes a publisher that subscribes to `upstream` when it is connected.
    public init(upstream: Upstream) {
      inner = Multicast(upstream: upstream) { PassthroughSubject() }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      inner.receive(subscriber: subscriber)
    }

    /// Subscribes to upstream; to cancel the result ends the connection.
    public func connect() -> any Cancellable { inner.connect() }
  }
}

extension Publisher where Failure == Never {
  /// Publishes nothing before `connect()` is called
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/makeconnectable())).
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}
