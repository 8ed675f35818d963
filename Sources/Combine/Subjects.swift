// Publishers that are told what to give.

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
  private let give: (Output) -> Subscribers.Demand
  private let end: (Subscribers.Completion<Failure>) -> Void
  private var demand = Subscribers.Demand.none
  /// The value for one who wanted none when it was sent.
  private var late: Output?
  private let keepsLate: Bool
  var onCancel: ((Listener) -> Void)?

  init<S: Subscriber>(_ subscriber: S, keepsLate: Bool)
  where S.Input == Output, S.Failure == Failure {
    give = subscriber.receive(_:)
    end = subscriber.receive(completion:)
    self.keepsLate = keepsLate
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard let value = late else { return }
    late = nil
    hear(value)
  }

  func hear(_ value: Output) {
    guard let rest = demand.less else {
      if keepsLate { late = value }
      return
    }
    demand = rest
    demand += give(value)
  }

  func finish(_ completion: Subscribers.Completion<Failure>) { end(completion) }

  func cancel() {
    onCancel?(self)
    onCancel = nil
  }
}

/// The listeners of one subject.
private struct Listeners<Output, Failure: Error> {
  var all: [Listener<Output, Failure>] = []
  var completion: Subscribers.Completion<Failure>?

  mutating func end(_ completion: Subscribers.Completion<Failure>) -> [Listener<Output, Failure>] {
    guard self.completion == nil else { return [] }
    self.completion = completion
    defer { all = [] }
    return all
  }
}

/// Hands on what it is told
/// ([Apple](https://developer.apple.com/documentation/combine/passthroughsubject)).
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var listeners = Listeners<Output, Failure>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let listener = Listener<Output, Failure>(subscriber, keepsLate: false)
    if let completion = listeners.completion {
      subscriber.receive(subscription: listener)
      return subscriber.receive(completion: completion)
    }
    listener.onCancel = { [weak self] gone in self?.listeners.all.removeAll { $0 === gone } }
    listeners.all.append(listener)
    subscriber.receive(subscription: listener)
  }

  public func send(_ value: Output) {
    for listener in listeners.all { listener.hear(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for listener in listeners.end(completion) { listener.finish(completion) }
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// Keeps the last value and begins with it
/// ([Apple](https://developer.apple.com/documentation/combine/currentvaluesubject)).
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private var listeners = Listeners<Output, Failure>()
  private var current: Output
  /// What sends values here for as long as it lives.
  var source: AnyCancellable?

  public init(_ value: Output) { current = value }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let listener = Listener<Output, Failure>(subscriber, keepsLate: true)
    if let completion = listeners.completion {
      subscriber.receive(subscription: listener)
      return subscriber.receive(completion: completion)
    }
    listener.onCancel = { [weak self] gone in self?.listeners.all.removeAll { $0 === gone } }
    listeners.all.append(listener)
    listener.hear(current)
    subscriber.receive(subscription: listener)
  }

  public func send(_ value: Output) {
    guard listeners.completion == nil else { return }
    current = value
    for listener in listeners.all { listener.hear(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    for listener in listeners.end(completion) { listener.finish(completion) }
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
