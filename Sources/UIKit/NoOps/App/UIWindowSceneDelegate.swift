// No-op on Linux: the delegate of a window scene, whose methods are never called.

/// The delegate of a window scene, whose methods are never called. All of Apple's methods are
/// optional.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UIWindowSceneDelegate {
  /// Optional in Apple's protocol, and so twice optional. Always nil.
  public var window: UIWindow?? {
    get { nil }
    set {}
  }
}
