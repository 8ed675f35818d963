// The vibrancy effect, whose content is drawn unchanged.

/// The vibrancy effect, whose content is drawn unchanged.
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}
