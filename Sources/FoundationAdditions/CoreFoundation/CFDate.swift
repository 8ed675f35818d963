// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Core Foundation's times, and libdispatch's units of them.

/// A duration in seconds.
public typealias CFTimeInterval = Double
/// A time in seconds since the first instant of 2001, UTC.
public typealias CFAbsoluteTime = Double

/// Returns the time of the system's clock in seconds since the first instant of 2001, UTC.
public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval { Date().timeIntervalSinceReferenceDate }

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
