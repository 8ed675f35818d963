// No-op on Linux: the options of a URL that a scene is asked to open; none ever is.

public import CoreGraphics

extension UIScene {
  @preconcurrency @MainActor open class OpenURLOptions: NSObject {
    open var sourceApplication: String? { nil }
    open var annotation: Any? { nil }
    open var openInPlace: Bool { false }
  }
}
