// Foundation's queues and run loops as schedulers. What waits for the main thread waits on the stage's clock.

public import Dispatch
public import Foundation
internal import MediaTime

/// What is handed from one queue to another, as on Apple's systems without a check.
struct Work: @unchecked Sendable {
  let run: () -> Void
}

/// Work for the main thread: on the main queue, which every stage drains, whichever name the source calls it by.
enum MainThread {
  static func run(_ action: @escaping () -> Void) {
    let work = Work(run: action)
    DispatchQueue.main.async { work.run() }
  }

  /// After seconds of the stage's clock, to the millisecond, as `asyncAfter` in sources.
  static func run(after seconds: Double, _ action: @escaping () -> Void) {
    wait(seconds, interval: nil, action)
  }

  /// From then on every `interval` seconds, until it is cancelled.
  static func run(
    after seconds: Double, every interval: Double, _ action: @escaping () -> Void
  ) -> any Cancellable {
    AnyCancellable(wait(seconds, interval: interval, action).invalidate)
  }

  @discardableResult
  private static func wait(
    _ seconds: Double, interval: Double?, _ action: @escaping () -> Void
  ) -> StageTimer {
    let work = Work(run: action)
    let delay = Swift.max(0, (seconds * 1000).rounded() / 1000)
    let timer = StageTimer(
      fire: Date(timeIntervalSinceNow: delay), interval: interval ?? 0, repeats: interval != nil
    ) { _ in work.run() }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }
}

/// A scheduler that may stand for the main thread, where time is the stage's.
protocol StagePaced: Scheduler {
  /// The stage's time on the scheduler's scale; nil where it follows real time.
  var stageTime: SchedulerTimeType? { get }
}

extension Scheduler {
  /// The time by which lengths between values are measured.
  var pace: SchedulerTimeType {
    func stageTime<S: StagePaced>(_ scheduler: S) -> Any? { scheduler.stageTime }
    let staged = (self as? any StagePaced).flatMap { stageTime($0) }
    return staged as? SchedulerTimeType ?? now
  }
}

extension DispatchQueue {
  // Each reading of `DispatchQueue.main` is an object of its own.
  fileprivate var isMain: Bool { label == DispatchQueue.main.label }
}

extension DispatchQueue: Scheduler {
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: Self) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(nanoseconds: Double(to) - Double(from))
    }

    public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    public struct Stride:
      SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Sendable
    {
      /// Nanoseconds.
      public var magnitude: Int

      fileprivate init(nanoseconds: Double) {
        magnitude = Int(exactly: nanoseconds.rounded()) ?? (nanoseconds < 0 ? .min : .max)
      }

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
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

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

  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

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

extension DispatchQueue: StagePaced {
  var stageTime: SchedulerTimeType? {
    guard isMain else { return nil }
    let nanoseconds = (CACurrentMediaTime() + DateTime.origin) * 1e9
    return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(max(0, nanoseconds))))
  }
}

extension RunLoop {
  /// A date as a scheduler's time.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public var date: Date

    public init(_ date: Date) { self.date = date }

    public func distance(to other: Self) -> Stride { Stride(date.distance(to: other.date)) }
    public func advanced(by n: Stride) -> Self { Self(date.advanced(by: n.magnitude)) }

    /// Seconds before a stage's beginning, so that no time of its clock is below 0.
    static let origin = 1e6

    static var staged: Self {
      Self(Date(timeIntervalSinceReferenceDate: origin + CACurrentMediaTime()))
    }

    public struct Stride:
      SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Sendable
    {
      /// Seconds.
      public var magnitude: TimeInterval

      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      public init(floatLiteral value: TimeInterval) { magnitude = value }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        magnitude = value
      }

      public var timeInterval: TimeInterval { magnitude }

      public static func < (one: Self, other: Self) -> Bool { one.magnitude < other.magnitude }
      public static func + (one: Self, other: Self) -> Self {
        Self(one.magnitude + other.magnitude)
      }
      public static func - (one: Self, other: Self) -> Self {
        Self(one.magnitude - other.magnitude)
      }
      public static func * (one: Self, other: Self) -> Self {
        Self(one.magnitude * other.magnitude)
      }
      public static func *= (one: inout Self, other: Self) { one = one * other }

      public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
      public static func seconds(_ s: Double) -> Self { Self(s) }
      public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
      public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
      public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
    }
  }
}

/// The times of operation queues and of run loops are the same.
typealias DateTime = RunLoop.SchedulerTimeType

/// A scheduler whose times are dates.
protocol DatePaced: StagePaced where SchedulerTimeType == DateTime {
  var isMain: Bool { get }
  func runSoon(_ work: Work)
  func run(_ work: Work, at date: Date)
}

extension DatePaced {
  var stageTime: DateTime? { isMain ? .staged : nil }

  fileprivate func run(_ action: @escaping () -> Void) {
    isMain ? MainThread.run(action) : runSoon(Work(run: action))
  }

  fileprivate func run(after date: DateTime, _ action: @escaping () -> Void) {
    if isMain { return MainThread.run(after: date.date.timeIntervalSinceNow, action) }
    run(Work(run: action), at: date.date)
  }

  fileprivate func run(
    after date: DateTime, every interval: DateTime.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isMain {
      return MainThread.run(
        after: date.date.timeIntervalSinceNow, every: interval.magnitude, action)
    }
    let cycle = Cycle()
    func turn(_ date: Date) {
      run(after: DateTime(date)) {
        guard cycle.isRunning else { return }
        action()
        turn(date + Swift.max(0.0001, interval.magnitude))
      }
    }
    turn(date.date)
    return AnyCancellable { cycle.isRunning = false }
  }
}

/// Whether work goes on that repeats.
private final class Cycle: @unchecked Sendable {
  private let lock = NSLock()
  private var isOn = true
  var isRunning: Bool {
    get { lock.withLock { isOn } }
    set { lock.withLock { isOn = newValue } }
  }
}

extension OperationQueue: Scheduler, DatePaced {
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { DateTime(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { run(action) }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    run(after: date, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    run(after: date, every: interval, action)
  }

  var isMain: Bool { self === OperationQueue.main }
  func runSoon(_ work: Work) { addOperation { work.run() } }
  func run(_ work: Work, at date: Date) {
    DispatchQueue.global().asyncAfter(deadline: .now() + date.timeIntervalSinceNow) { [self] in
      runSoon(work)
    }
  }
}

extension RunLoop: Scheduler, DatePaced {
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { DateTime(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { run(action) }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    run(after: date, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    run(after: date, every: interval, action)
  }

  var isMain: Bool { self === RunLoop.main }
  func runSoon(_ work: Work) { perform { work.run() } }
  func run(_ work: Work, at date: Date) {
    add(Timer(fire: date, interval: 0, repeats: false) { _ in work.run() }, forMode: .common)
  }
}
