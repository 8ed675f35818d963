// Server time: 32-bit milliseconds as seconds that do not wrap.

package import Windowing

/// Makes server times (`Time` in the X protocol, milliseconds) increase across the wrap after 49.7 days.
package struct X11ServerClock: Hashable, Sendable {
  private static let period: UInt64 = 1 << 32
  private var newest: UInt64 = 0

  package init() {}

  /// The time of the newest event so far in seconds; 0 before the first.
  package var newestSeconds: TimeInterval { TimeInterval(newest) / 1000 }

  /// The same in server time; 0 (`CurrentTime`) before the first event.
  package var newestMilliseconds: UInt { UInt(newest % Self.period) }

  /// An event's time in seconds. `milliseconds`: its server time; events may be out of order by half a
  /// period.
  package mutating func seconds(_ milliseconds: UInt) -> TimeInterval {
    var time = newest / Self.period * Self.period + UInt64(milliseconds) % Self.period
    if time + Self.period / 2 < newest { time += Self.period }
    if time > newest + Self.period / 2, time >= Self.period { time -= Self.period }
    newest = max(newest, time)
    return TimeInterval(time) / 1000
  }
}
