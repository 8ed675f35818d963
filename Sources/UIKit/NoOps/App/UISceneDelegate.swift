// No-op on Linux: the delegate of a scene, whose methods are never called.

public import CoreGraphics

/// Hears of a scene's life. All of Apple's methods are optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {}
