// A segue: the step from one view controller of a storyboard to another.

public import CoreGraphics

/// A step from one view controller to another
/// ([Apple](https://developer.apple.com/documentation/uikit/uistoryboardsegue)).
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let performHandler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
  }

  /// A segue that calls a closure.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
  }

  /// Goes to the destination as the document says; subclasses go as they like.
  open func perform() { performHandler?() }
}
