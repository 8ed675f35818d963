// The operator `receive(on:)`.

extension Publishers {
  /// Delivers values and the completion on a scheduler
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/receiveon)). The subscription is delivered
  /// at once.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(SchedulingSubscriber(subscriber, on: scheduler, options: options))
    }
  }

  /// Schedules what upstream delivers, and requests what downstream asks for in return.
  private final class SchedulingSubscriber<S: Subscriber, Context: Scheduler>: Subscriber {
    private let downstream: S
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private var subscription: (any Subscription)?

    init(_ downstream: S, on scheduler: Context, options: Context.SchedulerOptions?) {
      (self.downstream, self.scheduler, self.options) = (downstream, scheduler, options)
    }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      downstream.receive(subscription: subscription)
    }

    func receive(_ input: S.Input) -> Subscribers.Demand {
      scheduler.schedule(options: options) { [self] in
        let demand = downstream.receive(input)
        if demand != .none { subscription?.request(demand) }
      }
      return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
      scheduler.schedule(options: options) { [self] in downstream.receive(completion: completion) }
    }
  }
}

extension Publisher {
  /// Delivers values and the completion on a scheduler
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/receive(on:options:))).
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}
