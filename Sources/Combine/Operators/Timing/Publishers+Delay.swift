// The operator `delay`.

extension Publishers {
  /// Delivers values and the completion later by a length of time
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/delay)).
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The length of time between arrival and delivery.
    public let interval: Context.SchedulerTimeType.Stride
    /// The length of time by which the delivery may come later still.
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = BufferedSubscription(subscriber)
      func later(_ action: @escaping () -> Void) {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options,
          action)
      }
      buffer.sendSubscription()
      buffer.subscribe(to: upstream) { value in
        later { buffer.send(value) }
      } receiveCompletion: { completion in
        // A failure is delayed too, so that it follows the values before it.
        later { buffer.send(completion: completion) }
      }
    }
  }
}

extension Publisher {
  /// Delivers values and the completion later by `interval`
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/delay(for:tolerance:scheduler:options:))).
  /// On the main thread the time is the media clock's.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}
