// Pass 2: timers and display links fire, and animations that end at this frame's time are stopped.

internal import CoreGraphics
internal import MediaTime
internal import QuartzCore
internal import UIKit

extension Stage {
  /// Stops animations before layout, so that this picture shows the changes of their delegates.
  func ticksPass() {
    time.timers.fire(at: CACurrentMediaTime()) { time, body in
      underClock(at: time - mediaEpoch, body)
    }
    time.links.fire(at: CACurrentMediaTime(), duration: frameInterval)
    root.layer.stopEndedAnimations(at: CACurrentMediaTime())
  }
}
