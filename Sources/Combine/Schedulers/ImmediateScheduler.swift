// A scheduler that runs work at once.

/// Runs work at once, delayed work too
/// ([Apple](https://developer.apple.com/documentation/combine/immediatescheduler)).
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The one time of the scheduler; it does not advance.
  public struct SchedulerTimeType: Strideable, Sendable {
    /// A length of time, which has no effect.
    public struct Stride:
      ExpressibleByFloatLiteral, SignedNumeric, Comparable, SchedulerTimeIntervalConvertible,
      Sendable
    {
      /// The number that the length was made from, without a unit.
      public var magnitude: Int

      /// Makes a length of time from a number.
      public init(_ value: Int) { magnitude = value }
      public init(integerLiteral value: Int) { magnitude = value }
      public init(floatLiteral value: Double) { magnitude = Int(value) }
      /// Makes a length of time from a number; nil if that is out of range.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

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

      // Work never waits, so lengths of time are 0.
      public static func seconds(_ s: Int) -> Self { 0 }
      public static func seconds(_ s: Double) -> Self { 0 }
      public static func milliseconds(_ ms: Int) -> Self { 0 }
      public static func microseconds(_ us: Int) -> Self { 0 }
      public static func nanoseconds(_ ns: Int) -> Self { 0 }
    }

    public func distance(to other: Self) -> Stride { 0 }
    public func advanced(by n: Stride) -> Self { self }
  }

  public typealias SchedulerOptions = Never

  /// The scheduler. All instances act alike.
  public static let shared = ImmediateScheduler()

  public var now: SchedulerTimeType { SchedulerTimeType() }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
