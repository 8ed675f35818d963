// Moving a stage's time back, and on again through what was seen before.

package import CoreGraphics
internal import MediaTime
internal import QuartzCore
internal import UIKit

extension Stage {
  /// The time of the frame that is being made, else of the clock, in seconds.
  package var presentTime: TimeInterval { time.frame ?? clock.now }

  /// Moves time back, and leaves it paused there. The layers stay as they are: whoever moves time back makes them anew.
  package func rewind(to time: TimeInterval) {
    clock.rewind(to: time)
    self.time.forgetPicture()
    changes.invalidate()
  }

  /// Moves time on to `time`, as frames 60 times a second would, and leaves it paused there. Frames that would only draw
  /// are left out: layers look the same whether somebody saw them before. Events wait meanwhile.
  ///
  /// `turn` is called once a step, for work that waits outside of the stage.
  package func replay(to time: TimeInterval, turn: () -> Void = {}) {
    isReplaying = true
    defer { isReplaying = false }
    while clock.now < time {
      clock.step(to: nextReplayStep(before: time))
      underRunningClock(turn)
      update()
    }
  }

  /// Makes one step to a time at which a frame was made, or a frame at the present time.
  package func replayFrame(at time: TimeInterval, turn: () -> Void = {}) {
    isReplaying = true
    defer { isReplaying = false }
    clock.step(to: time)
    underRunningClock(turn)
    update()
  }

  /// The first multiple of 1/60 s at which timers, display links, or an animation's begin or end have a frame do more
  /// than draw; `time` where that is sooner.
  private func nextReplayStep(before time: TimeInterval) -> TimeInterval {
    let frame = (clock.now * 60 + 1e-6).rounded(.down) + 1
    guard let tick = nextTick else { return time }
    let wanted = (tick * 60 - 1e-6).rounded(.up)
    return min(max(frame, wanted) / 60, time)
  }

  private var nextTick: TimeInterval? {
    if time.links.hasActiveLinks || root.layer.awaitsLayoutOrDisplay { return clock.now }
    let animation = root.layer.nextAnimationEvent(after: clock.mediaTime)
    guard let timer = time.timers.nextTime else { return animation.map { $0 - mediaEpoch } }
    return min(timer, animation ?? timer) - mediaEpoch
  }
}
