// The caret and the selection highlight of edited text.

import CoreGraphics
import CoreText
import QuartzCore

/// The caret and the selection highlight of edited text.
@MainActor enum TextCaret {
  nonisolated static let width = CaretPositions.caretWidth
  /// The opacity of the selection highlight.
  static let selectionAlpha: CGFloat = 0.25
  private static let blinkPeriod: CFTimeInterval = 1

  /// Starts or stops the blinking of a layer, on the clock of animations.
  static func blink(_ layer: CALayer, _ blinks: Bool) {
    guard blinks else { return layer.removeAnimation(forKey: "blink") }
    guard layer.animation(forKey: "blink") == nil else { return }
    let blink = CAKeyframeAnimation(keyPath: "opacity")
    blink.values = [1, 1, 0, 0]
    blink.keyTimes = [0, 0.5, 0.6, 1]
    blink.duration = blinkPeriod
    blink.repeatCount = .infinity
    layer.add(blink, forKey: "blink")
  }
}
