// Symbols that move.

import CoreGraphics
import QuartzCore

extension UIImageView {
  /// Moves the symbol until the effect is removed, or once
  /// ([Apple](https://developer.apple.com/documentation/uikit/uiimageview/addsymboleffect(_:options:animated:completion:)-896qd)).
  /// Other pictures do not move. How far and how fast is our choice.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    let motion = SymbolMotion(effect.configuration)
    if motion == nil { logOnce("UIImageView: \(type(of: effect)) changes nothing here") }
    guard image?.isSymbolImage == true, let motion else {
      completion?(context(effect, isFinished: false))
      return
    }
    if effect.configuration.kind == .appear { removeSymbolEffect(.disappear) }
    let animation = motion.animation(options, animated: animated)
    run(animation, forKey: Self.key(effect.configuration)) { [weak self] in
      guard let self else { return }
      completion?(context(effect, isFinished: true))
    }
  }

  /// Ends the effects of this kind.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    layer.removeAnimation(forKey: Self.key(effect.configuration))
    completion?(context(effect, isFinished: true))
  }

  /// Ends all effects.
  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    for key in layer.animationKeys() ?? [] where key.hasPrefix(Self.keyStart) {
      layer.removeAnimation(forKey: key)
    }
    completion?(
      UISymbolEffectCompletionContext(
        isFinished: true, effect: nil, contentTransition: nil, sender: self))
  }

  /// Shows another symbol; one fades into the other, whatever the effect
  /// ([Apple](https://developer.apple.com/documentation/uikit/uiimageview/setsymbolimage(_:contenttransition:options:completion:))).
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    let fade = CATransition()
    fade.duration = SymbolMotion.replacing / options.rate
    self.image = image
    run(fade, forKey: Self.key(contentTransition.configuration)) { [weak self] in
      completion?(
        UISymbolEffectCompletionContext(
          isFinished: true, effect: nil, contentTransition: contentTransition, sender: self))
    }
  }

  private static let keyStart = "symbolEffect."

  private static func key(_ configuration: SymbolEffectConfiguration) -> String {
    "\(keyStart)\(configuration.kind)"
  }

  private func removeSymbolEffect(_ kind: SymbolEffectConfiguration.Kind) {
    layer.removeAnimation(forKey: Self.key(SymbolEffectConfiguration(kind)))
  }

  private func run(_ animation: CAAnimation, forKey key: String, _ completion: @escaping () -> Void)
  {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    layer.add(animation, forKey: key)
    CATransaction.commit()
  }

  private func context(
    _ effect: some SymbolEffect, isFinished: Bool
  ) -> UISymbolEffectCompletionContext {
    UISymbolEffectCompletionContext(
      isFinished: isFinished, effect: effect, contentTransition: nil, sender: self)
  }
}

/// The values that an effect leads a symbol through.
private struct SymbolMotion {
  private let keyPath: String
  private let values: [Double]
  private let duration: Double
  /// Whether it runs again by itself.
  private var repeats = false
  /// Whether its end stays until the effect is removed.
  private var stays = false

  /// Seconds from one symbol to another.
  static let replacing = 0.35

  /// Nil for what is not there.
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
