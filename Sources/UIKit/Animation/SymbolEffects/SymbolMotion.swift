// The animation of a symbol effect.

import QuartzCore

/// The keyframes of an effect.
struct SymbolMotion {
  private let keyPath: String
  private let values: [Double]
  private let duration: Double
  /// Whether it repeats by itself.
  private var repeats = false
  /// Whether the last value stays until the effect is removed.
  private var stays = false

  /// Seconds from one symbol to another.
  static let replacing = 0.35

  /// Nil for effects that are not implemented here.
  init?(_ configuration: SymbolEffectConfiguration) {
    let sign: Double = configuration.isReversed ? -1 : 1
    switch configuration.kind {
    case .bounce:
      (keyPath, duration) = ("transform.scale", 0.6)
      values = [1, 1 + 0.2 * sign, 1 - 0.06 * sign, 1]
    case .pulse:
      (keyPath, values, duration, repeats) = ("opacity", [1, 0.4, 1], 1.6, true)
    case .breathe:
      (keyPath, values, duration, repeats) = ("transform.scale", [1, 1.15, 1], 2.4, true)
    case .wiggle:
      (keyPath, duration) = ("transform.rotation.z", 0.8)
      values = [0, 0.2, -0.15, 0.1, -0.05, 0].map { $0 * sign }
    case .rotate:
      (keyPath, duration, repeats) = ("transform.rotation.z", 2, true)
      values = [0, 2 * .pi * sign]
    case .scale:
      (keyPath, duration, stays) = ("transform.scale", 0.25, true)
      values = [1, configuration.isReversed ? 0.8 : 1.2]
    case .appear: (keyPath, values, duration) = ("opacity", [0, 1], 0.35)
    case .disappear: (keyPath, values, duration, stays) = ("opacity", [1, 0], 0.35, true)
    case .variableColor, .automatic, .replace, .drawOn, .drawOff: return nil
    }
  }

  func animation(_ options: SymbolEffectOptions, animated: Bool) -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values.map { NSNumber(value: $0) }
    animation.duration = (animated || !stays ? duration : 0.001) / options.rate
    switch options.repeats {
    case .standard: animation.repeatCount = repeats ? .infinity : 1
    case .times(let count): animation.repeatCount = Float(count)
    case .forever: animation.repeatCount = stays ? 1 : .infinity
    }
    if stays {
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
    }
    return animation
  }
}
