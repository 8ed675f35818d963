// Symbol effects that replace one symbol by another.

/// Symbol effects that replace one symbol by another.
public protocol ContentTransitionSymbolEffect {}
