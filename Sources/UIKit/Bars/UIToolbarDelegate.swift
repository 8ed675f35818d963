// The delegate of a toolbar.

/// Says where a toolbar stands.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
