// A stage's picture without some of its layers.

package import CoreGraphics
internal import QuartzCore
package import Stage
internal import UIKit

extension Stage {
  /// The picture without the layers that indices among sublayers lead down to from the root's; those that are not there
  /// are left out. The layers stay hidden.
  package func image(without paths: [[Int]]) -> CGImage {
    let layers = paths.compactMap { root.layer.layer(at: $0) }
    if !layers.isEmpty {
      underClock {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in layers { layer.isHidden = true }
        CATransaction.commit()
      }
    }
    return image()
  }
}

extension CALayer {
  /// The layer at the end of indices among sublayers; of a mask the layer that it masks.
  fileprivate func layer(at path: [Int]) -> CALayer? {
    path.prefix { $0 >= 0 }.reduce(CALayer?.some(self)) { layer, index in
      layer?.sublayers.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
  }
}
