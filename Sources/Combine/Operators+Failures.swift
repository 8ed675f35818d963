// What becomes of failures, and closures that throw.

/// Takes values for another subscriber, whose kind of failure is another.
private final class FailureRelay<Failure: Error, S: Subscriber>: Subscriber {
  private let downstream: S
  private let change: (Failure) -> S.Failure

  init(_ downstream: S, _ change: @escaping (Failure) -> S.Failure) {
    (self.downstream, self.change) = (downstream, change)
  }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
  func receive(_ input: S.Input) -> Subscribers.Demand { downstream.receive(input) }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: downstream.receive(completion: .finished)
    case .failure(let failure): downstream.receive(completion: .failure(change(failure)))
    }
  }
}

/// Takes values for another subscriber; what a closure throws ends it.
private final class TryRelay<Input, Failure: Error, S: Subscriber>: Subscriber
where S.Failure == any Error {
  private var downstream: S?
  private var subscription: (any Subscription)?
  private let change: (Input) throws -> S.Input?

  init(_ downstream: S, _ change: @escaping (Input) throws -> S.Input?) {
    (self.downstream, self.change) = (downstream, change)
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    downstream?.receive(subscription: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream else { return .none }
    do {
      return try change(input).map { downstream.receive($0) } ?? .max(1)
    } catch {
      subscription?.cancel()
      end(.failure(error))
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) { end(completion.erased) }

  private func end(_ completion: Subscribers.Completion<any Error>) {
    let ended = downstream
    (downstream, subscription) = (nil, nil)
    ended?.receive(completion: completion)
  }
}

/// What follows from a failure that cannot be.
private func absurd<Failure>(_ failure: Never) -> Failure {}

extension Subscribers.Completion {
  /// The same with a failure of any kind.
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let failure): .failure(failure)
    }
  }
}

extension Publishers {
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(FailureRelay(subscriber, transform))
    }
  }

  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(FailureRelay(subscriber, absurd))
    }
  }

  /// Ends the program at a failure.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let prefix: String
    public let file: StaticString
    public let line: UInt

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      upstream.subscribe(
        FailureRelay<Upstream.Failure, S>(subscriber) { [prefix, file, line] in
          fatalError("\(prefix): \($0)", file: file, line: line)
        })
    }
  }

  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(TryRelay<_, Upstream.Failure, S>(subscriber, transform))
    }
  }

  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(TryRelay<_, Upstream.Failure, S>(subscriber, transform))
    }
  }

  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let isIncluded: (Output) throws -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(
        TryRelay<Output, Upstream.Failure, S>(subscriber) { [isIncluded] in
          try isIncluded($0) ? $0 : nil
        })
    }
  }

  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      var result = initialResult
      upstream.subscribe(
        TryRelay<Upstream.Output, Upstream.Failure, S>(subscriber) { [nextPartialResult] value in
          result = try nextPartialResult(result, value)
          return result
        })
    }
  }

  /// After a failure all comes from another publisher.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      outlet.open()
      outlet.draw(from: upstream, value: outlet.put) { [handler] completion in
        switch completion {
        case .finished: outlet.end(.finished)
        case .failure(let failure): outlet.draw(from: handler(failure), value: outlet.put)
        }
      }
    }
  }

  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      let outlet = Outlet(subscriber)
      outlet.open()
      outlet.draw(from: upstream, value: outlet.put) { [handler] completion in
        guard case .failure(let failure) = completion else { return outlet.end(.finished) }
        do {
          outlet.draw(from: try handler(failure), value: outlet.put) { outlet.end($0.erased) }
        } catch {
          outlet.end(.failure(error))
        }
      }
    }
  }

  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      let outlet = Outlet(subscriber)
      outlet.open()
      outlet.draw(from: upstream, value: outlet.put) { [output] completion in
        if case .failure = completion { outlet.put(output) }
        outlet.end(.finished)
      }
    }
  }

  /// Subscribes anew after a failure.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// nil: without end.
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      (self.upstream, self.retries) = (upstream, retries)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      outlet.open()
      attempt(outlet, left: retries)
    }

    private func attempt<S: Subscriber>(_ outlet: Outlet<S>, left: Int?)
    where S.Input == Output, S.Failure == Failure {
      outlet.draw(from: upstream, value: outlet.put) { completion in
        guard case .failure = completion, left.map({ $0 > 0 }) ?? true else {
          return outlet.end(completion)
        }
        attempt(outlet, left: left.map { $0 - 1 })
      }
    }
  }
}

extension Publisher {
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }

  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }

  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }

  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}
