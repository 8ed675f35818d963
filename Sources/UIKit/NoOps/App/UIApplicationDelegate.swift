// No-op on Linux: the application's delegate, whose methods are never called.

public import CoreGraphics

/// Hears of the application's life.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
}

extension UIApplicationDelegate {
  /// Optional on Apple's systems, and so twice optional: here nobody has one.
  public var window: UIWindow?? {
    get { nil }
    set {}
  }
}
