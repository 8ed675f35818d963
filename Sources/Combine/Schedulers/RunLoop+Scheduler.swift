// Run loops as schedulers.

public import Foundation
internal import MediaTime

extension RunLoop {
  /// A time of a run loop: a date
  /// ([Apple](https://developer.apple.com/documentation/foundation/runloop/schedulertimetype)).
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    /// The date.
    public var date: Date

    /// Makes a time from a date.
    public init(_ date: Date) { self.date = date }

    public func distance(to other: Self) -> Stride { Stride(date.distance(to: other.date)) }
    public func advanced(by n: Stride) -> Self { Self(date.advanced(by: n.magnitude)) }

    /// Seconds that are added to the media time, so that no time is below 0.
    static let origin = 1e6

    /// The media time as a date.
    static var mediaTime: Self {
      Self(Date(timeIntervalSinceReferenceDate: origin + CACurrentMediaTime()))
    }

    /// A length of time. Literals are seconds.
    public struct Stride:
      SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Sendable
    {
      /// Seconds.
      public var magnitude: TimeInterval

      /// Makes a length of time from seconds.
      public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
      public init(integerLiteral value: TimeInterval) { magnitude = value }
      public init(floatLiteral value: TimeInterval) { magnitude = value }
      /// Makes a length of time from seconds; nil if a `Double` does not hold them exactly.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = TimeInterval(exactly: source) else { return nil }
        magnitude = value
      }

      /// Seconds.
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

extension RunLoop: Scheduler, DateScheduler {
  /// Run loops have no options.
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
