// The subscription of operators that join publishers, wait, or end by themselves.

internal import Foundation

/// The subscription that such an operator gives its subscriber: it keeps what nobody asked for yet, hands values
/// on one at a time and in order, and ends what it draws from.
///
/// What is drawn is told under the lock, what is handed on is not: a subscriber may do what it likes. Nothing
/// that was given is lost where a subscriber wants less than comes; Apple's operators would ask for less.
final class Outlet<S: Subscriber>: Subscription, @unchecked Sendable {
  // Unchecked: all below is read and written under the lock alone.
  private let lock = NSRecursiveLock()
  private var downstream: S?
  private var waiting = ArraySlice<S.Input>()
  private var demand = Subscribers.Demand.none
  private var ending: Subscribers.Completion<S.Failure>?
  private var isGiving = false
  private var sources: [any Cancellable] = []
  /// Called for each request, where the operator asks for no more than its subscriber.
  private let onRequest: (Subscribers.Demand) -> Void

  init(_ downstream: S, onRequest: @escaping (Subscribers.Demand) -> Void = { _ in }) {
    (self.downstream, self.onRequest) = (downstream, onRequest)
  }

  /// Gives the subscriber its subscription: first of all.
  func open() { downstream?.receive(subscription: self) }

  /// Whether nothing that comes is of any use.
  var isOver: Bool { lock.withLock { downstream == nil || ending != nil } }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    onRequest(demand)
    give()
  }

  func cancel() {
    lock.withLock { (downstream, waiting, ending) = (nil, [], nil) }
    endSources()
  }

  /// The value waits for its turn.
  func put(_ value: S.Input) {
    lock.withLock { if !isOver { waiting.append(value) } }
  }

  /// After what waits comes the end; nothing more is drawn.
  func end(_ completion: Subscribers.Completion<S.Failure>) {
    lock.withLock { if !isOver { ending = completion } }
    endSources()
  }

  func send(_ value: S.Input) {
    put(value)
    give()
  }

  func finish(_ completion: Subscribers.Completion<S.Failure>) {
    end(completion)
    give()
  }

  /// Hands on what was put outside of a value.
  func wake() { give() }

  /// Runs `body` when nothing is being told.
  func serially<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

  private func endSources() {
    let ended = lock.withLock {
      defer { sources = [] }
      return sources
    }
    for source in ended { source.cancel() }
  }

  /// Hands on what waits and is wanted.
  private func give() {
    lock.lock()
    defer { lock.unlock() }
    guard !isGiving else { return }
    isGiving = true
    while let downstream {
      if let rest = demand.less, let value = waiting.popFirst() {
        demand = rest
        let more = outside { downstream.receive(value) }
        demand += more
      } else if waiting.isEmpty, let ending {
        self.downstream = nil
        outside { downstream.receive(completion: ending) }
      } else {
        break
      }
    }
    isGiving = false
  }

  private func outside<Result>(_ body: () -> Result) -> Result {
    lock.unlock()
    defer { lock.lock() }
    return body()
  }
}

extension Outlet {
  /// Draws from a publisher, with `demand` at once. What `value` and `completion` put is handed on after them:
  /// they are called under the lock.
  @discardableResult
  func draw<P: Publisher>(
    from publisher: P, demand: Subscribers.Demand = .unlimited,
    value: @escaping (P.Output) -> Void,
    completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> Intake<P.Output, P.Failure> {
    let intake = Intake<P.Output, P.Failure>(demand)
    intake.onValue = { [self] given in
      serially { if !isOver { value(given) } }
      give()
    }
    intake.onCompletion = { [self, unowned intake] given in
      serially {
        sources.removeAll { $0 as AnyObject === intake }
        if !isOver { completion(given) }
      }
      give()
    }
    let isUseful = serially {
      if !isOver { sources.append(intake) }
      return !isOver
    }
    if isUseful { publisher.subscribe(intake) }
    return intake
  }

  /// Draws from a publisher whose end is the operator's.
  @discardableResult
  func draw<P: Publisher>(
    from publisher: P, demand: Subscribers.Demand = .unlimited,
    value: @escaping (P.Output) -> Void
  ) -> Intake<P.Output, P.Failure> where P.Failure == S.Failure {
    draw(from: publisher, demand: demand, value: value) { [self] in end($0) }
  }
}
