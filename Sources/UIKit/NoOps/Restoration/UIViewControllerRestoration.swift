// No-op on Linux: a class that makes view controllers of a saved state, which is never called.

public import CoreGraphics

/// A class that makes view controllers of a saved state, which is never called
/// ([Apple](https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration)).
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
  /// Returns the controller of a path of identifiers; nil where there is none to restore.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}
