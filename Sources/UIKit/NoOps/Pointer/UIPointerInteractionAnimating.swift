// No-op on Linux: animations alongside the pointer's, which are never run.

public import CoreGraphics

/// Animations alongside the pointer's, which are never run.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
