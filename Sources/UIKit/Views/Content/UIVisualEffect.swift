// The base class of visual effects.

public import CoreGraphics

/// The base class of visual effects.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}
