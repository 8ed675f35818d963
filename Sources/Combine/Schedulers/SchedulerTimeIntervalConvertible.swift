// Lengths of a scheduler's time.

/// A length of a scheduler's time that can be made from seconds and their fractions
/// ([Apple](https://developer.apple.com/documentation/combine/schedulertimeintervalconvertible)).
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}
