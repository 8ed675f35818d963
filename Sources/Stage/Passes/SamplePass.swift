// Pass 5: the layer tree at this frame's time becomes one display list.

internal import CoreGraphics
internal import QuartzCore
internal import UIKit

extension Stage {
  /// A pure function of the layers and the time. Changes made from here on are for the next frame.
  func samplePass(at time: TimeInterval) -> Picture {
    isInvalid = false
    return Picture(content: root.layer.displayList(at: mediaEpoch + time))
  }
}
