// Publishers that are told what to give.

internal import Foundation

/// A publisher whose values come from outside
/// ([Apple](https://developer.apple.com/documentation/combine/subject)).
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// Who listens to a subject, and how much each still wants.
private final class Listener<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var give: ((Output) -> Subscribers.Demand)?
  private var end: ((Subscribers.Completion<Failure>) -> Void)?
  private var demand = Subscribers.Demand.none
  /// The value for one who wanted none when it was sent.
  private var late: Output?
  private let keepsLate: Bool
  private var onCancel: ((Listener) -> Void)?

  init<S: Subscriber>(
    _ subscriber: S, keepsLate: Bool, onCancel: @escaping (Listener) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    give = subscriber.receive(_:)
    end = subscriber.receive(completion:)
    (self.keepsLate, self.onCancel) = (keepsLate, onCancel)
  }

  func request(_ demand: Subscribers.Demand) {
    let value = lock.withLock {
      self.demand += demand
      guard self.demand != .none else { return nil as Output? }
      defer { late = nil }
      return late
    }
    if let value { hear(value) }
  }

  func hear(_ value: Output) {
    let taken: ((Output) -> Subscribers.Demand)? = lock.withLock {
      guard let rest = demand.less else {
        if keepsLate { late = value }
        return nil
      }
      (demand, late) = (rest, nil)
      return give
    }
    guard let taken else { return }
    let more = taken(value)
    lock.withLock { demand += more }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) { close().end?(completion) }

  func cancel() { close().onCancel?(self) }

  /// Nothing is heard from now on; who listened is let go.
  private func close() -> (
    end: ((Subscribers.Completion<Failure>) -> Void)?, onCancel: ((Listener) -> Void)?
  ) {
    lock.withLock {
      defer { (give, end, onCancel, late, demand) = (nil, nil, nil, nil, .none) }
      return (end, onCancel)
    }
  }
}

/// The listeners of one subject.
private final class Listeners<Output, Failure: Error> {
  private let lock = NSRecursiveLock()
  private var listening: [Listener<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  var all: [Listener<Output, Failure>] { lock.withLock { listening } }
  var isOver: Bool { lock.withLock { completion != nil } }

  /// Takes in a subscriber, or tells it at once that all is over.
  func add<S: Subscriber>(
    _ subscriber: S, keepsLate: Bool, first: (Listener<Output, Failure>) -> Void
  ) where S.Input == Output, S.Failure == Failure {
    let listener = Listener<Output, Failure>(subscriber, keepsLate: keepsLate) { [weak self] gone in
      guard let self else { return }
      lock.withLock { listening.removeAll { $0 === gone } }
    }
    let ended = lock.withLock {
      if completion == nil {
        first(listener)
        listening.append(listener)
      }
      return completion
    }
    subscriber.receive(subscription: listener)
    if let ended { listener.finish(ended) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let ended = lock.withLock {
      guard self.completion == nil else { return [] as [Listener<Output, Failure>] }
      self.completion = completion
      defer { listening = [] }
      return listening
    }
    for listener in ended { listener.finish(completion) }
  }

  func serially<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }
}

/// Hands on what it is told
/// ([Apple](https://developer.apple.com/documentation/combine/passthroughsubject)).
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    listeners.add(subscriber, keepsLate: false) { _ in }
  }

  public func send(_ value: Output) {
    for listener in listeners.all { listener.hear(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// Keeps the last value and begins with it
/// ([Apple](https://developer.apple.com/documentation/combine/currentvaluesubject)).
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>()
  private var current: Output

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { listeners.serially { current } }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    listeners.add(subscriber, keepsLate: true) { $0.hear(current) }
  }

  public func send(_ value: Output) {
    guard !listeners.isOver else { return }
    listeners.serially { current = value }
    for listener in listeners.all { listener.hear(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) { listeners.end(completion) }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
