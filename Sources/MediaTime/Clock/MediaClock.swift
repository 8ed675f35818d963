// The clock that layers and animations follow: an argument, not a global.

public import CoreGraphics

/// The source of `CACurrentMediaTime()`. A stage sets `current` around its passes, so
/// that tests with clocks of their own run in parallel.
package final class MediaClock: Sendable {
  /// Returns the time in seconds, which never goes back.
  package let now: @Sendable () -> CFTimeInterval

  /// Makes a clock of a function that returns seconds.
  package init(now: @escaping @Sendable () -> CFTimeInterval) {
    self.now = now
  }

  /// A clock that stands still at `time`.
  package convenience init(at time: CFTimeInterval) {
    self.init { time }
  }

  /// The machine's monotonic clock.
  package static let monotonic = MediaClock { ProcessInfo.processInfo.systemUptime }

  /// Default: monotonic.
  @TaskLocal package static var current = MediaClock.monotonic
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
/// The current time in seconds, of the clock that the code runs under
/// ([Apple](https://developer.apple.com/documentation/quartzcore/cacurrentmediatime())).
public func CACurrentMediaTime() -> CFTimeInterval {
  MediaClock.current.now()
}
