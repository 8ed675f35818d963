// Symbol effects that run once.

/// Symbol effects that run once.
public protocol DiscreteSymbolEffect {}
