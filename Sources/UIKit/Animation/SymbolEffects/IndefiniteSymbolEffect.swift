// Symbol effects that last until they are removed.

/// Symbol effects that last until they are removed.
public protocol IndefiniteSymbolEffect {}
