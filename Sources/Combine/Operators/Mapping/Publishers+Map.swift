// The operator `map`.

extension Publishers {
  /// Publishes what a closure makes of each value
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/map)).
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(TransformingSubscriber(subscriber, transform))
    }
  }
}

extension Publisher {
  /// Publishes what a closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Publishes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self) { $0[keyPath: keyPath] }
  }

  /// Publishes a value in place of each nil
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/replacenil(with:))).
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
