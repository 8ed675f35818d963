// No-op on Linux: hover effects, which are never applied.

/// Hover effects, which are never applied.
@preconcurrency @MainActor public protocol UIHoverEffect {}
