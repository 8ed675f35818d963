// A property of a layer before a block changes it.

import QuartzCore

/// A property of a layer that is about to change within a block, with the value that its animation begins at.
@MainActor struct LayerChange {
  let layer: CALayer
  let key: String
  /// The model's value before the change; the one on the screen where the animation replaces the one that runs, and
  /// begins from the current state.
  let old: Any?
  /// The value on the screen before the change; the same as `old` for properties that do not need it.
  let shown: Any?

  init(of layer: CALayer, _ key: String, fromCurrentState: Bool) {
    self.layer = layer
    self.key = key
    let isAdditive = Self.additive.contains(key)
    let model = layer.value(forKey: key)
    let readsScreen = isAdditive ? key == "transform" : fromCurrentState
    shown = readsScreen ? layer.firstValue(ofAnimation: key) : model
    old = isAdditive ? model : shown
  }

  /// The properties whose animations add the difference, so that several run side by side, as in iOS 8 and later. The
  /// others' replace one another.
  private static let additive: Set = ["bounds", "position", "transform", "cornerRadius"]

  var isAdditive: Bool { Self.additive.contains(key) }
}

extension CALayer {
  /// Returns `keyPath`, with the first number that makes it a new key where an animation has it already: `position`,
  /// `position-2`, `position-3`.
  func unusedAnimationKey(_ keyPath: String) -> String {
    var key = keyPath
    var number = 1
    while animation(forKey: key) != nil {
      number += 1
      key = "\(keyPath)-\(number)"
    }
    return key
  }
}
