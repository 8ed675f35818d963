// The symbol effect that makes a symbol appear.

public struct AppearSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  static let kind = SymbolEffectConfiguration.Kind.appear
  var isReversed = false
  public var up: Self { reversed(false) }
  public var down: Self { reversed(true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: Self { Self() }
}
