// No-op on Linux: the application's delegate, whose methods are never called.

public import CoreGraphics

/// The application's delegate, whose methods are never called.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
}

extension UIApplicationDelegate {
  /// Optional in Apple's protocol, and so twice optional. Always nil.
  public var window: UIWindow?? {
    get { nil }
    set {}
  }
}
