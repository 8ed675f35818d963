// The operator `measureInterval`.

extension Publishers {
  /// Publishes the lengths of time between values, the first from the subscription
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/measureinterval)).
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last = scheduler.measuringTime
      upstream.map { [scheduler] _ in
        let now = scheduler.measuringTime
        defer { last = now }
        return last.distance(to: now)
      }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Publishes the lengths of time between values, the first from the subscription
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/measureinterval(using:options:))). On the
  /// main thread the time is the media clock's.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
