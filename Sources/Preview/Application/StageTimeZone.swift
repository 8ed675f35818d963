// The time zone in which views say what time it is.

internal import CoreGraphics
private import Glibc

/// The value of `TimeZone.current`, here and in the programs that this one starts.
package enum StageTimeZone {
  /// The environment's `VITRINE_TIMEZONE`, such as `Asia/Tokyo`. Else a window's is the machine's, as a
  /// simulator's is; pictures are the same on every machine, in UTC. Before anything asks what it is.
  package static func choose(forWindow: Bool) {
    let wish = nonemptyEnvironmentVariable("VITRINE_TIMEZONE")
    let isKnown = wish.map { TimeZone(identifier: $0) != nil } ?? false
    if let wish, !isKnown {
      logOnce("VITRINE_TIMEZONE “\(wish)” is ignored: it is a name such as Asia/Tokyo")
    }
    if let wish, isKnown {
      set(wish)
    } else if !forWindow {
      set("UTC")
    }
  }

  private static func set(_ name: String) {
    // SAFETY: the call copies the name, and comes before the program starts threads.
    unsafe setenv("TZ", name, 1)
    NSTimeZone.resetSystemTimeZone()
  }
}
