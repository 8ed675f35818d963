// The operator `merge` for any number of publishers of one type.

extension Publishers {
  /// The values of all, as they come
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/mergemany)).
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      var left = publishers.count
      outlet.open()
      if publishers.isEmpty { return outlet.finish(.finished) }
      for publisher in publishers {
        outlet.draw(from: publisher, value: outlet.put) { completion in
          left -= 1
          if left == 0 || completion.isFailure { outlet.end(completion) }
        }
      }
    }

    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publisher {
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
