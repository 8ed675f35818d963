// No-op on Linux: symbol effects of bar button items, which stand still.

import CoreGraphics

extension UIBarButtonItem {
  /// Adds no effect, and logs that once.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    logOnce("UIBarButtonItem.addSymbolEffect: pictures of items stand still")
  }

  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true
  ) {}

  public func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Shows the other symbol at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    self.image = image
  }
}
