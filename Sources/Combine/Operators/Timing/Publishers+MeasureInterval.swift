// The operator `measureInterval`.

extension Publishers {
  /// How long it took from each value to the next.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last = scheduler.pace
      upstream.map { [scheduler] _ in
        let now = scheduler.pace
        defer { last = now }
        return last.distance(to: now)
      }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
