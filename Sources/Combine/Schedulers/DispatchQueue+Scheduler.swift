// Dispatch queues as schedulers.

public import Dispatch
internal import MediaTime

extension DispatchQueue {
  // Each reading of `DispatchQueue.main` is an object of its own.
  fileprivate var isMain: Bool { label == DispatchQueue.main.label }
}

extension DispatchQueue: Scheduler {
  /// A time of a dispatch queue
  /// ([Apple](https://developer.apple.com/documentation/dispatch/dispatchqueue/schedulertimetype)).
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The time on the clock of Dispatch.
    public var dispatchTime: DispatchTime

    /// Makes a time from one of Dispatch.
    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: Self) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(nanoseconds: Double(to) - Double(from))
    }

    public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    /// A length of time. Literals are seconds.
    public struct Stride:
      SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Sendable
    {
      /// Nanoseconds.
      public var magnitude: Int

      fileprivate init(nanoseconds: Double) {
        magnitude = Int(exactly: nanoseconds.rounded()) ?? (nanoseconds < 0 ? .min : .max)
      }

      /// Makes a length of time; `.never` becomes the longest one.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let value): self.init(nanoseconds: Double(value) * 1e9)
        case .milliseconds(let value): self.init(nanoseconds: Double(value) * 1e6)
        case .microseconds(let value): self.init(nanoseconds: Double(value) * 1e3)
        case .nanoseconds(let value): self.init(nanoseconds: Double(value))
        default: self.init(nanoseconds: .infinity)
        }
      }

      public init(integerLiteral value: Int) { self.init(nanoseconds: Double(value) * 1e9) }
      public init(floatLiteral value: Double) { self.init(nanoseconds: value * 1e9) }
      /// Makes a length of time from nanoseconds; nil if that is out of range.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// The length of time for Dispatch.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
      var seconds: Double { Double(magnitude) / 1e9 }

      public static func < (one: Self, other: Self) -> Bool { one.magnitude < other.magnitude }
      public static func + (one: Self, other: Self) -> Self {
        Self(nanoseconds: Double(one.magnitude) + Double(other.magnitude))
      }
      public static func - (one: Self, other: Self) -> Self {
        Self(nanoseconds: Double(one.magnitude) - Double(other.magnitude))
      }
      public static func * (one: Self, other: Self) -> Self {
        Self(nanoseconds: Double(one.magnitude) * Double(other.magnitude))
      }
      public static func *= (one: inout Self, other: Self) { one = one * other }

      public static func seconds(_ s: Double) -> Self { Self(nanoseconds: s * 1e9) }
      public static func seconds(_ s: Int) -> Self { Self(.seconds(s)) }
      public static func milliseconds(_ ms: Int) -> Self { Self(.milliseconds(ms)) }
      public static func microseconds(_ us: Int) -> Self { Self(.microseconds(us)) }
      public static func nanoseconds(_ ns: Int) -> Self { Self(.nanoseconds(ns)) }
    }
  }

  /// How a queue runs scheduled work.
  public struct SchedulerOptions {
    /// The quality of service. Default: unspecified.
    public var qos: DispatchQoS
    /// The flags of each work item. Default: none.
    public var flags: DispatchWorkItemFlags
    /// The group that the work belongs to. Default: none.
    public var group: DispatchGroup?

    /// Makes options; without arguments work runs as `async` runs it.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Work(run: action)
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { work.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isMain { return MainThread.run(after: now.distance(to: date).seconds, action) }
    let work = Work(run: action)
    asyncAfter(deadline: date.dispatchTime) { work.run() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isMain {
      return MainThread.run(
        after: now.distance(to: date).seconds, every: interval.seconds, action)
    }
    let work = Work(run: action)
    let source = DispatchSource.makeTimerSource(queue: self)
    source.setEventHandler { work.run() }
    source.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval)
    source.resume()
    return AnyCancellable(source.cancel)
  }
}

extension DispatchQueue: StagePacedScheduler {
  var mediaTime: SchedulerTimeType? {
    guard isMain else { return nil }
    let nanoseconds = (CACurrentMediaTime() + DateTime.origin) * 1e9
    return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(max(0, nanoseconds))))
  }
}
