// No-op on Linux: animations alongside a context menu, which are never run.

public import CoreGraphics

/// Animations alongside a context menu, which are never run.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
