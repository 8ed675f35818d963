// Operators that wait: each measures by its scheduler, on the main thread by the stage's clock.

internal import Foundation

extension Publishers {
  /// Everything later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      func later(_ action: @escaping () -> Void) {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options,
          action)
      }
      outlet.open()
      outlet.draw(from: upstream) { value in
        later { outlet.send(value) }
      } completion: { completion in
        // A failure is heard at its time as well: after what came before it.
        later { outlet.finish(completion) }
      }
    }
  }

  /// The latest value, once nothing has come for a while
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/debounce)).
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      var serial = 0
      outlet.open()
      outlet.draw(from: upstream) { value in
        serial += 1
        let own = serial
        scheduler.schedule(
          after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          if outlet.serially({ own == serial }) { outlet.send(value) }
        }
      }
    }
  }

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

  /// Ends, or fails, where nothing comes for a while.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public let customError: (() -> Failure)?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      var serial = 0
      func watch() {
        serial += 1
        let own = serial
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard outlet.serially({ own == serial }) else { return }
          outlet.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      outlet.open()
      outlet.serially(watch)
      outlet.draw(from: upstream) { value in
        watch()
        outlet.put(value)
      }
    }
  }

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

  /// Subscribes by a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      outlet.open()
      scheduler.schedule(options: options) { outlet.draw(from: upstream, value: outlet.put) }
    }
  }
}

extension Publisher {
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }

  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }

  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }

  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }

  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}
