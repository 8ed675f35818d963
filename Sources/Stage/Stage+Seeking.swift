// Moving a stage's time as a recording does: by sixtieths of a second.

package import CoreGraphics

extension Stage {
  /// Moves the clock to `time`, in seconds, by steps of 1/60 s, and leaves it paused there. After a
  /// second of steps in which nothing ran, the next step leads to the next timer, or to the end.
  ///
  /// - Parameters:
  ///   - time: The stage's time at the end.
  ///   - turn: Called once a step, for work that waits outside of the stage, such as a run loop's.
  package func seek(to time: TimeInterval, turn: () -> Void) {
    var idleSteps = 0
    update()
    while clock.now < time {
      clock.step(to: nextStep(before: time, isIdle: idleSteps >= 60))
      underRunningClock(turn)
      idleSteps = isChanging ? 0 : idleSteps + 1
      update()
    }
    // Tasks that the last timers woke.
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
