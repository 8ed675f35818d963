// The operator `collect(_:options:)` by time.

extension Publishers {
  /// Values in groups: those of a length of time, or as many as are allowed.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      var group: Output = []
      var serial = 0
      let (scheduler, interval, count) = strategy.parts
      func close() {
        serial += 1
        if !group.isEmpty { outlet.put(group) }
        group = []
      }
      func watch() {
        let own = serial
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard outlet.serially({ own == serial }) else { return }
          outlet.serially(close)
          outlet.wake()
        }
      }
      outlet.open()
      outlet.draw(from: upstream) { value in
        if group.isEmpty { watch() }
        group.append(value)
        if group.count >= count { close() }
      } completion: { completion in
        if !completion.isFailure { close() }
        outlet.end(completion)
      }
    }
  }

  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

    fileprivate var parts: (Context, Context.SchedulerTimeType.Stride, Int) {
      switch self {
      case .byTime(let scheduler, let interval): (scheduler, interval, .max)
      case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
      }
    }
  }
}

extension Publisher {
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
