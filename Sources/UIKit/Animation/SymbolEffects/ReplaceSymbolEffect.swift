// The symbol effect that replaces a symbol.

public struct ReplaceSymbolEffect: ConfiguredSymbolEffect, ContentTransitionSymbolEffect {
  /// A replacement that moves only the parts in which the symbols differ.
  public struct MagicReplace: ConfiguredSymbolEffect, ContentTransitionSymbolEffect {
    static let kind = SymbolEffectConfiguration.Kind.replace
    var isReversed = false
  }

  static let kind = SymbolEffectConfiguration.Kind.replace
  var isReversed = false
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { Self() }
}
