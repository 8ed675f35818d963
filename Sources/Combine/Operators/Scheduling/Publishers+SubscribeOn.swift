// The operator `subscribe(on:)`.

extension Publishers {
  /// Subscribes to upstream on a scheduler
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/subscribeon)).
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = BufferedSubscription(subscriber)
      buffer.sendSubscription()
      scheduler.schedule(options: options) {
        buffer.subscribe(to: upstream, receiveValue: buffer.enqueue)
      }
    }
  }
}

extension Publisher {
  /// Subscribes on a scheduler; work that happens at subscription happens there
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/subscribe(on:options:))).
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
