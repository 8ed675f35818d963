// Moving a stage's time while the main queue goes on.

internal import CLinux
package import CoreGraphics
package import Stage

extension Stage {
  /// Moves time to `time`, turning the main queue once a step. Only the process's first thread may
  /// turn it; under a test runner the main actor lives on another one, which turns it itself.
  package func seek(to time: TimeInterval) {
    seek(to: time) {
      if Thread.isMainThread { linux_main_queue_drain() }
    }
  }
}
