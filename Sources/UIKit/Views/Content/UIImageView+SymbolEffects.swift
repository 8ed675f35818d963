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
