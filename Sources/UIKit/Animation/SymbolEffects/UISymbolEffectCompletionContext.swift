// The context of a finished symbol effect.

/// The context of a finished symbol effect.
public struct UISymbolEffectCompletionContext {
  /// Whether the effect ended by itself.
  public let isFinished: Bool
  public let effect: (any SymbolEffect)?
  public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?
  public let sender: Any?
}

/// Called when an effect is over.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void
