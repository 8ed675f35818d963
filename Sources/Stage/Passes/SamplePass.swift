// Pass 5: the layer tree at this frame's time becomes one display list.

package import CoreGraphics
internal import QuartzCore
internal import UIKit

extension Stage {
  /// A pure function of the layers and the time. Changes made from here on are for the next frame.
  func samplePass(at time: TimeInterval) -> Picture {
    isInvalid = false
    foundChange = nil
    sampledTime = time
    return Picture(content: content(at: time))
  }

  /// What a frame made now would draw, for measuring renderers with it.
  package func displayList() -> DisplayList {
    let time = clock.now
    return underClock(at: time) {
      _ = prepare()
      return content(at: time)
    }
  }

  private func content(at time: TimeInterval) -> DisplayList {
    root.layer.displayList(at: mediaEpoch + time)
  }
}
