// No-op on Linux: storyboards, which are not read: each scene is an empty view controller.

import CoreGraphics

/// A storyboard, which is not read: each scene is an empty view controller, and one log line names
/// the document ([Apple](https://developer.apple.com/documentation/uikit/uistoryboard)).
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  open func instantiateInitialViewController() -> UIViewController? { emptyController() }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    emptyController()
  }

  private func emptyController() -> UIViewController {
    logOnce("the document “\(name)” is not read: an empty view controller stands for its scenes")
    return UIViewController()
  }
}
