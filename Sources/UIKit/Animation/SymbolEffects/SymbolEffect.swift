// The protocol of symbol effects, as the framework Symbols names it.

/// An effect of a symbol ([Apple](https://developer.apple.com/documentation/symbols/symboleffect)).
/// The whole symbol moves, whatever layers it has.
public protocol SymbolEffect: Hashable, Sendable {
  var configuration: SymbolEffectConfiguration { get }
}
