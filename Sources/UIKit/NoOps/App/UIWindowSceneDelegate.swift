// No-op on Linux: the delegate of a window scene, whose methods are never called.

/// Hears of a window scene's life. All of Apple's methods are optional.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowSceneDelegate {
  /// Optional on Apple's systems, and so twice optional: here nobody has one.
  public var window: UIWindow?? {
    get { nil }
    set {}
  }
}
