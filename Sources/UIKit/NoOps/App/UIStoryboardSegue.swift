// No-op on Linux: a segue of a storyboard, which is never performed.

public import CoreGraphics

/// A segue of a storyboard, which is never performed.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  open func perform() {}
}
