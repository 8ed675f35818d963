// Pass 2: timers and display links fire, and animations that end at this frame's time are stopped.

internal import CoreGraphics
internal import MediaTime
internal import QuartzCore
internal import UIKit

extension Stage {
  /// Stopping comes before layout, so that what an animation's delegate changes is in this picture.
  func ticksPass() {
    links.timers.fire(at: CACurrentMediaTime()) { time, body in
      underClock(at: time - mediaEpoch, body)
    }
    links.fire(at: CACurrentMediaTime(), duration: frameInterval)
    root.layer.stopEndedAnimations(at: CACurrentMediaTime())
  }
}
