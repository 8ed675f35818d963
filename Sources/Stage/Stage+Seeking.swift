// Moving a stage's time as a recording does: by sixtieths of a second.

package import CoreGraphics

extension Stage {
  /// Moves time to `time` by steps of 1/60 s, calling `turn` once a step for what waits outside of
  /// the stage, and leaves the clock standing there. When nothing has run for a second of steps, the
  /// next step leads to the next timer, or to the end.
  package func seek(to time: TimeInterval, turn: () -> Void) {
    var idleSteps = 0
    update()
    while clock.now < time {
      clock.step(to: nextStep(before: time, isIdle: idleSteps >= 60))
      underRunningClock(turn)
      idleSteps = isChanging ? 0 : idleSteps + 1
      update()
    }
    // What the last timers woke.
    underRunningClock(turn)
    update()
  }

  /// The next multiple of 1/60 s, or `time` where that is sooner.
  private func nextStep(before time: TimeInterval, isIdle: Bool) -> TimeInterval {
    if isIdle { return min(time, max(nextChange ?? time, clock.now)) }
    let step = (clock.now * 60 + 1e-6).rounded(.down) + 1
    return min(step / 60, time)
  }
}
