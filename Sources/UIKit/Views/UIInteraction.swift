// The protocol of interactions that are added to a view.

public import CoreGraphics

/// The protocol of interactions that are added to a view
/// ([Apple](https://developer.apple.com/documentation/uikit/uiinteraction)). The system's own, such
/// as menus and pointers, have no effect.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
