// The operator `collect(_:options:)` by time.

extension Publishers {
  /// Publishes arrays of the values of a length of time, or of as many as are allowed
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/collectbytime)). The time runs from the
  /// first value of an array.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// When an array is complete.
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = BufferedSubscription(subscriber)
      var group: Output = []
      var latestIndex = 0
      let (scheduler, interval, count) = strategy.parts
      func close() {
        latestIndex += 1
        if !group.isEmpty { buffer.enqueue(group) }
        group = []
      }
      func watch() {
        let index = latestIndex
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard buffer.withLock({ index == latestIndex }) else { return }
          buffer.withLock(close)
          buffer.drain()
        }
      }
      buffer.sendSubscription()
      buffer.subscribe(to: upstream) { value in
        if group.isEmpty { watch() }
        group.append(value)
        if group.count >= count { close() }
      } receiveCompletion: { completion in
        if !completion.isFailure { close() }
        buffer.complete(completion)
      }
    }
  }

  /// When a group of values is complete
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/timegroupingstrategy)).
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// After a length of time.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// After a length of time, or with a number of values.
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
  /// Publishes arrays of the values of a length of time, or of as many as are allowed
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/collect(_:options:))).
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
