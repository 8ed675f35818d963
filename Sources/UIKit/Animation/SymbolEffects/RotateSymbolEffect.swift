// The symbol effect that rotates.

public struct RotateSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  static let kind = SymbolEffectConfiguration.Kind.rotate
  var isReversed = false
  public var clockwise: Self { reversed(false) }
  public var counterClockwise: Self { reversed(true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: Self { Self() }
}
