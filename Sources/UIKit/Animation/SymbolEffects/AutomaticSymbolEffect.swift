// The default symbol effect.

public struct AutomaticSymbolEffect: ConfiguredSymbolEffect, ContentTransitionSymbolEffect,
  TransitionSymbolEffect
{
  static let kind = SymbolEffectConfiguration.Kind.automatic
  var isReversed = false
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: Self { Self() }
}
