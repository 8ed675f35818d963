// The subscription of operators that join publishers, wait, or end by themselves.

internal import Foundation

/// The subscription that an operator sends downstream. It queues values until they are requested, delivers them one
/// at a time and in order, and cancels the operator's upstream publishers when it ends.
///
/// Upstream events are handled under a lock; the downstream subscriber is called without it, so it may call back. No
/// value is lost when the demand is smaller than the supply. Apple's operators request less from upstream instead.
final class BufferedSubscription<S: Subscriber>: Subscription, @unchecked Sendable {
  // Unchecked: everything below is read and written under the lock.
  private let lock = NSRecursiveLock()
  private var downstream: S?
  private var queue = ArraySlice<S.Input>()
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<S.Failure>?
  private var isDraining = false
  private var upstreams: [any Cancellable] = []

  init(_ downstream: S) { self.downstream = downstream }

  /// Delivers this subscription downstream. Comes before all values.
  func sendSubscription() { downstream?.receive(subscription: self) }

  /// Whether the stream was cancelled or has its completion, so that further values are of no use.
  var isClosed: Bool { lock.withLock { downstream == nil || completion != nil } }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { self.demand += demand }
    drain()
  }

  func cancel() {
    lock.withLock { (downstream, queue, completion) = (nil, [], nil) }
    cancelUpstreams()
  }

  /// Queues a value. `drain()` delivers it.
  func enqueue(_ value: S.Input) {
    lock.withLock { if !isClosed { queue.append(value) } }
  }

  /// Queues the completion behind all values and cancels the upstream publishers. `drain()` delivers it.
  func complete(_ completion: Subscribers.Completion<S.Failure>) {
    lock.withLock { if !isClosed { self.completion = completion } }
    cancelUpstreams()
  }

  /// Queues a value and delivers what is requested.
  func send(_ value: S.Input) {
    enqueue(value)
    drain()
  }

  /// Queues the completion and delivers what is requested.
  func send(completion: Subscribers.Completion<S.Failure>) {
    complete(completion)
    drain()
  }

  /// Runs `body` while no upstream event is handled.
  func withLock<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

  private func cancelUpstreams() {
    let ended = lock.withLock {
      defer { upstreams = [] }
      return upstreams
    }
    for upstream in ended { upstream.cancel() }
  }

  /// Delivers queued values as far as they are requested, then the completion.
  func drain() {
    lock.lock()
    defer { lock.unlock() }
    guard !isDraining else { return }
    isDraining = true
    while let downstream {
      if let rest = demand.decremented, let value = queue.popFirst() {
        demand = rest
        let more = withoutLock { downstream.receive(value) }
        demand += more
      } else if queue.isEmpty, let completion {
        self.downstream = nil
        withoutLock { downstream.receive(completion: completion) }
      } else {
        break
      }
    }
    isDraining = false
  }

  private func withoutLock<Result>(_ body: () -> Result) -> Result {
    lock.unlock()
    defer { lock.lock() }
    return body()
  }
}

extension BufferedSubscription {
  /// Subscribes to an upstream publisher and requests `demand` from it. Both closures run under the lock; what they
  /// enqueue is delivered after them.
  @discardableResult
  func subscribe<P: Publisher>(
    to publisher: P, demand: Subscribers.Demand = .unlimited,
    receiveValue: @escaping (P.Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> UpstreamSubscriber<P.Output, P.Failure> {
    let upstream = UpstreamSubscriber<P.Output, P.Failure>(demand)
    upstream.onValue = { [self] value in
      withLock { if !isClosed { receiveValue(value) } }
      drain()
    }
    upstream.onCompletion = { [self, unowned upstream] completion in
      withLock {
        upstreams.removeAll { $0 as AnyObject === upstream }
        if !isClosed { receiveCompletion(completion) }
      }
      drain()
    }
    let isWanted = withLock {
      if !isClosed { upstreams.append(upstream) }
      return !isClosed
    }
    if isWanted { publisher.subscribe(upstream) }
    return upstream
  }

  /// Subscribes to an upstream publisher whose completion is the operator's.
  @discardableResult
  func subscribe<P: Publisher>(
    to publisher: P, demand: Subscribers.Demand = .unlimited,
    receiveValue: @escaping (P.Output) -> Void
  ) -> UpstreamSubscriber<P.Output, P.Failure> where P.Failure == S.Failure {
    subscribe(to: publisher, demand: demand, receiveValue: receiveValue) { [self] in complete($0) }
  }
}
