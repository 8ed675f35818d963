// The symbol effect that scales.

public struct ScaleSymbolEffect: ConfiguredSymbolEffect, IndefiniteSymbolEffect {
  static let kind = SymbolEffectConfiguration.Kind.scale
  var isReversed = false
  public var up: Self { reversed(false) }
  public var down: Self { reversed(true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: Self { Self() }
}
