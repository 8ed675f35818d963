// One value, at once or in time; and publishers that give nothing more than they were made of.

/// One value or a failure that a closure finds
/// ([Apple](https://developer.apple.com/documentation/combine/future)). The closure runs once, when the future is
/// made; whoever subscribes later hears the same.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subject = PassthroughSubject<Output, Failure>()
  private var result: Result<Output, Failure>?

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard self.result == nil else { return }
      self.result = result
      switch result {
      case .success(let value):
        subject.send(value)
        subject.send(completion: .finished)
      case .failure(let failure): subject.send(completion: .failure(failure))
      }
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    switch result {
    case nil: subject.receive(subscriber: subscriber)
    case .success(let value): Once(value, subscriber).start()
    case .failure(let failure): Fail(error: failure).receive(subscriber: subscriber)
    }
  }
}

/// Gives a value as soon as one is wanted.
private final class Once<S: Subscriber>: Subscription {
  private var value: S.Input?
  private var subscriber: S?

  init(_ value: S.Input, _ subscriber: S) {
    (self.value, self.subscriber) = (value, subscriber)
  }

  func start() { subscriber?.receive(subscription: self) }

  func request(_ demand: Subscribers.Demand) {
    guard let value, let subscriber, demand != .none else { return }
    cancel()
    _ = subscriber.receive(value)
    subscriber.receive(completion: .finished)
  }

  func cancel() { (value, subscriber) = (nil, nil) }
}

/// A value and the end
/// ([Apple](https://developer.apple.com/documentation/combine/just)).
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Once(output, subscriber).start()
  }
}

/// The end, or not even that.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A failure.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }

  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

/// What a closure makes for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// Any publisher of these values
/// ([Apple](https://developer.apple.com/documentation/combine/anypublisher)).
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let upstream: any Publisher<Output, Failure>

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    upstream = publisher
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    upstream.receive(subscriber: subscriber)
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
