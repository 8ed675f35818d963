// The operator `share`.

extension Publishers {
  /// Shares one upstream subscription among all subscribers, from the first until the last has cancelled
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/share)). A class, as Apple's.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Makes a publisher that subscribes to `upstream` with its first subscriber.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = Multicast(upstream: upstream) { PassthroughSubject() }.autoconnect()
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { shared.receive(subscriber: subscriber) }

    public static func == (one: Share, other: Share) -> Bool { one === other }
  }
}

extension Publisher {
  /// Shares one subscription among all subscribers, from the first until the last has cancelled
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/share())).
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
