// Moving a stage's time as a recording does: by sixtieths of a second.

internal import CLinux
internal import CoreGraphics
internal import Stage

extension Stage {
  /// Moves time to `time` by steps of 1/60 s, turning the main queue once a step, and leaves the
  /// clock standing there. When nothing has run for a second of steps, the rest is one step.
  func seek(to time: TimeInterval) {
    var idleSteps = 0
    update()
    while clock.now < time {
      clock.step(to: nextStep(before: time, isIdle: idleSteps >= 60))
      underRunningClock { turnMainQueue() }
      idleSteps = isRunning ? 0 : idleSteps + 1
      update()
    }
  }

  /// The next multiple of 1/60 s, or `time` where that is sooner.
  private func nextStep(before time: TimeInterval, isIdle: Bool) -> TimeInterval {
    if isIdle { return time }
    let step = (clock.now * 60 + 1e-6).rounded(.down) + 1
    return min(step / 60, time)
  }

  /// Runs what waits in the main queue. Only the process's first thread may; under a test runner
  /// the main actor lives on another one, which turns the queue itself.
  private func turnMainQueue() {
    if Thread.isMainThread { linux_main_queue_drain() }
  }
}
