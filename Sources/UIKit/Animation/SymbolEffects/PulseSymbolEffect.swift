// The symbol effect that pulses in opacity.

public struct PulseSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  static let kind = SymbolEffectConfiguration.Kind.pulse
  var isReversed = false
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: Self { Self() }
}
