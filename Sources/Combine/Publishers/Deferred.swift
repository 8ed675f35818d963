// A publisher that is made for each subscriber.

/// Makes a publisher for each subscriber, when it subscribes
/// ([Apple](https://developer.apple.com/documentation/combine/deferred)).
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  /// Called for each subscriber.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher that calls a closure for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}
