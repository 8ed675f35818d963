// No-op on Linux: the delegate of a scene, whose methods are never called.

public import CoreGraphics

/// The delegate of a scene, whose methods are never called. All of Apple's methods are optional.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {}
