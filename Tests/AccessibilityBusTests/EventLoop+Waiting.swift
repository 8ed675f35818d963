// Waiting for what comes over a bus.

import CoreGraphics
import MainLoop
import Windowing

extension EventLoop {
  /// Runs until a condition is met, for a minute at most; whether it was. A condition may wait too.
  func wait(until condition: () -> Bool) -> Bool {
    let end = MonotonicTime.now + 60
    while !condition() {
      guard MonotonicTime.now < end else { return false }
      schedule(0.01) { [self] in stop() }
      _ = run()
    }
    return true
  }
}
