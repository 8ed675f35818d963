// The operator `merge` for any number of publishers of one type.

extension Publishers {
  /// Publishes the values of any number of publishers as they arrive
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/mergemany)). It completes when all have
  /// completed, at once if there is none, and fails with the first failure.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The upstream publishers, in the order in which they are subscribed to.
    public let publishers: [Upstream]

    /// Subscribes to the publishers in the order given.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Subscribes to the publishers in the order given.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = BufferedSubscription(subscriber)
      var openCount = publishers.count
      buffer.sendSubscription()
      if publishers.isEmpty { return buffer.send(completion: .finished) }
      for publisher in publishers {
        buffer.subscribe(to: publisher, receiveValue: buffer.enqueue) { completion in
          openCount -= 1
          if openCount == 0 || completion.isFailure { buffer.complete(completion) }
        }
      }
    }

    /// Merges one more publisher, which is subscribed to last.
    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publisher {
  /// Publishes the values of this publisher and another of its type as they arrive.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
