// The operator `removeDuplicates`.

extension Publishers {
  /// Leaves out each value that equals the one published before it
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/removeduplicates)).
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// Whether the published value, first, and the new one are equal.
    public let predicate: (Output, Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.subscribe(
        TransformingSubscriber(subscriber) { [predicate] value in
          if let known = last, predicate(known, value) { return nil }
          last = value
          return value
        })
    }
  }
}

extension Publisher {
  /// Leaves out each value that, for a closure, equals the one published before it
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/removeduplicates(by:))).
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out each value that equals the one published before it
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/removeduplicates())).
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
