// Intervals and events, marked through a value.

/// Marks intervals and events; records nothing
/// ([Apple](https://developer.apple.com/documentation/os/ossignposter)).
public struct OSSignposter: Sendable {
  /// For the default log.
  public init() {}
  /// For a log of that name.
  public init(subsystem: String, category: String) {}
  /// For a log of a category by Apple's names.
  public init(subsystem: String, category: OSLog.Category) {}
  /// For a log.
  public init(logHandle: OSLog) {}
  /// For the log of a logger.
  public init(logger: Logger) {}

  /// One that records nothing, like every other.
  public static let disabled = OSSignposter()
  /// False.
  public var isEnabled: Bool { false }

  /// One that no other has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: .default) }
  /// The same for the same object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .default, object: object)
  }

  /// An interval that is to be ended with what this returns.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// An interval with a text.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
  /// Ends an interval with a text.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
  /// Marks a moment with a text.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  /// Runs a task as an interval.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T { try task() }
}
