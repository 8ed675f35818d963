// Symbol effects by which a symbol appears or disappears.

/// Symbol effects by which a symbol appears or disappears.
public protocol TransitionSymbolEffect {}
