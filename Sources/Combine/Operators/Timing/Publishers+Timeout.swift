// The operator `timeout`.

extension Publishers {
  /// Completes if no value comes for a length of time
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/timeout)).
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The longest length of time without a value.
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    /// Makes the failure of a timeout; nil if a timeout finishes the stream.
    public let customError: (() -> Failure)?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = BufferedSubscription(subscriber)
      var latestIndex = 0
      func watch() {
        latestIndex += 1
        let index = latestIndex
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard buffer.withLock({ index == latestIndex }) else { return }
          buffer.send(completion: customError.map { .failure($0()) } ?? .finished)
        }
      }
      buffer.sendSubscription()
      buffer.withLock(watch)
      buffer.subscribe(to: upstream) { value in
        watch()
        buffer.enqueue(value)
      }
    }
  }
}

extension Publisher {
  /// Completes if no value comes for `interval`: with a failure if `customError` is given, else as finished
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/timeout(_:scheduler:options:customerror:))).
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}
