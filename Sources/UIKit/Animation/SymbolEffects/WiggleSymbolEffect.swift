// The symbol effect that moves a symbol to and fro.

public struct WiggleSymbolEffect: ConfiguredSymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  static let kind = SymbolEffectConfiguration.Kind.wiggle
  var isReversed = false
  public var clockwise: Self { reversed(false) }
  public var counterClockwise: Self { reversed(true) }
  // All of these turn here.
  public var left: Self { self }
  public var right: Self { self }
  public var up: Self { self }
  public var down: Self { self }
  public var forward: Self { self }
  public var backward: Self { self }
  public func custom(angle: Double) -> Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: Self { Self() }
}
