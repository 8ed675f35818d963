// The operator `debounce`.

extension Publishers {
  /// Publishes a value once no other has come for a length of time
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/debounce)).
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The length of time without another value.
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = BufferedSubscription(subscriber)
      var latestIndex = 0
      buffer.sendSubscription()
      buffer.subscribe(to: upstream) { value in
        latestIndex += 1
        let index = latestIndex
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          if buffer.withLock({ index == latestIndex }) { buffer.send(value) }
        }
      }
    }
  }
}

extension Publisher {
  /// Publishes a value once no other has come for `dueTime`
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/debounce(for:scheduler:options:))). On the
  /// main thread the time is the media clock's.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}
