// An interval that has begun.

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {}
