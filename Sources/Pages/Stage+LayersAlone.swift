// A stage's picture of some of its layers.

package import CoreGraphics
internal import QuartzCore
package import Stage
internal import UIKit

extension Stage {
  /// The picture of the layers alone that indices among sublayers lead down to from the root's, as those around them place,
  /// clip and fade them; of the whole where there are no `paths`. The others stay as clear as they are then.
  package func image(of paths: [[Int]]) -> CGImage {
    if !paths.isEmpty {
      background = .clear
      underClock {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        // A mask moves what it masks.
        root.layer.leave(paths.map { $0.prefix { $0 >= 0 } })
        CATransaction.commit()
      }
    }
    return image()
  }
}

extension CALayer {
  /// Makes everything clear but the layers at the ends of indices among sublayers, with what is in them. Nothing is hidden:
  /// a stack would close the gap.
  fileprivate func leave(_ paths: [ArraySlice<Int>]) {
    if paths.contains(where: \.isEmpty) { return }
    clearContent()
    for (index, layer) in (sublayers ?? []).enumerated() {
      let inner = paths.filter { $0.first == index }.map { $0.dropFirst() }
      if inner.isEmpty { layer.opacity = 0 } else { layer.leave(inner) }
    }
  }

  /// Takes away what the layer draws itself.
  private func clearContent() {
    (backgroundColor, contents, borderWidth, shadowOpacity) = (nil, nil, 0, 0)
    (self as? CAShapeLayer)?.path = nil
    (self as? CAGradientLayer)?.colors = nil
    (self as? CAEmitterLayer)?.birthRate = 0
  }
}
