// The processor time that a thread takes, for tests of work that has a bound.

import CoreGraphics

/// Runs `body` and returns the processor time that this thread took for it, seconds.
///
/// A busy machine changes it little. Expect far less than a bound in tests: they run without optimisation.
func threadTime(_ body: () throws -> Void) rethrows -> Double {
  let start = threadTime()
  try body()
  return threadTime() - start
}

private func threadTime() -> Double {
  var time = timespec()
  // SAFETY: the pointer is to a variable that lives through the call.
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
