// The operator `throttle`.

extension Publishers {
  /// At most one value in each interval: the first of it or the latest
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/throttle)).
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      var (last, next): (Context.SchedulerTimeType?, Output?)
      func give() {
        guard let value = outlet.serially({ take(&next, &last) }) else { return }
        outlet.send(value)
      }
      outlet.open()
      outlet.draw(from: upstream) { value in
        let isWaiting = next != nil
        if latest || !isWaiting { next = value }
        guard !isWaiting else { return }
        let passed = last.map { $0.distance(to: scheduler.pace) }
        guard let passed, passed < interval else { return scheduler.schedule(give) }
        let rest = interval - passed
        scheduler.schedule(after: scheduler.now.advanced(by: rest), give)
      }
    }

    private func take(
      _ next: inout Output?, _ last: inout Context.SchedulerTimeType?
    ) -> Output? {
      defer { (next, last) = (nil, scheduler.pace) }
      return next
    }
  }
}

extension Publisher {
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
