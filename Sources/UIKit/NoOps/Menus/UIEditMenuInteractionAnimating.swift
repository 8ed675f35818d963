// No-op on Linux: animations alongside an edit menu, which are never run.

public import CoreGraphics

/// Animations alongside an edit menu, which are never run.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
