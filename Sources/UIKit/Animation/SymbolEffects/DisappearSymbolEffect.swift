// The symbol effect that makes a symbol disappear.

public struct DisappearSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect,
  TransitionSymbolEffect
{
  static let kind = SymbolEffectConfiguration.Kind.disappear
  var isReversed = false
  public var up: Self { reversed(false) }
  public var down: Self { reversed(true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: Self { Self() }
}
