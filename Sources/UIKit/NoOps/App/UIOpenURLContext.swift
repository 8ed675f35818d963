// No-op on Linux: a URL that a scene is asked to open; none ever is.

public import CoreGraphics

/// A URL that a scene is asked to open; none ever is.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  open var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }

  init(_ url: URL) {
    self.url = url
  }
}
