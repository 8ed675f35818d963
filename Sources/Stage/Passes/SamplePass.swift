// Pass 5: the layer tree at this frame's time becomes one display list.

package import CoreGraphics
internal import QuartzCore
internal import UIKit

extension Stage {
  /// Takes the picture at `time`: a pure function of the layers and the time. Later changes are for
  /// the next frame.
  func samplePass(at time: TimeInterval) -> Picture {
    changes.pictureWasTaken()
    self.time.pictureWasTaken(at: time)
    return Picture(content: content(at: time))
  }

  /// Returns the display list that a frame made now would draw, to measure renderers with.
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
