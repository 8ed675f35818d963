// The operator `throttle`.

extension Publishers {
  /// Publishes at most one value in each interval
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/throttle)).
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The shortest length of time between two values.
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    /// Whether the latest value of an interval is published; otherwise the first.
    public let latest: Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = BufferedSubscription(subscriber)
      var (last, next): (Context.SchedulerTimeType?, Output?)
      func deliver() {
        guard let value = buffer.withLock({ take(&next, &last) }) else { return }
        buffer.send(value)
      }
      buffer.sendSubscription()
      buffer.subscribe(to: upstream) { value in
        let isWaiting = next != nil
        if latest || !isWaiting { next = value }
        guard !isWaiting else { return }
        let passed = last.map { $0.distance(to: scheduler.measuringTime) }
        guard let passed, passed < interval else { return scheduler.schedule(deliver) }
        let rest = interval - passed
        scheduler.schedule(after: scheduler.now.advanced(by: rest), deliver)
      }
    }

    private func take(
      _ next: inout Output?, _ last: inout Context.SchedulerTimeType?
    ) -> Output? {
      defer { (next, last) = (nil, scheduler.measuringTime) }
      return next
    }
  }
}

extension Publisher {
  /// Publishes at most one value in each interval: the latest of it or the first
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/throttle(for:scheduler:latest:))). On the
  /// main thread the time is the media clock's.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
