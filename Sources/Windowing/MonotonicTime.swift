// The clock that frames are paced by.

/// Seconds of the system's monotonic clock, which X servers on this machine use too.
package enum MonotonicTime {
  /// The present time.
  package static var now: TimeInterval {
    var time = timespec()
    // SAFETY: the call fills a local variable of its own type.
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
  }
}
