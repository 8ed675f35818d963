// The common implementation of the symbol effects.

/// The common implementation of the symbol effects.
protocol ConfiguredSymbolEffect: SymbolEffect {
  static var kind: SymbolEffectConfiguration.Kind { get }
  var isReversed: Bool { get set }
}

extension ConfiguredSymbolEffect {
  public var configuration: SymbolEffectConfiguration {
    var configuration = SymbolEffectConfiguration(Self.kind)
    configuration.isReversed = isReversed
    return configuration
  }

  func reversed(_ isReversed: Bool) -> Self {
    var effect = self
    effect.isReversed = isReversed
    return effect
  }
}
