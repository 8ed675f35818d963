// No-op on Linux: the delegate of a context menu, which is never asked.

public import CoreGraphics

/// The delegate of a context menu, which is never asked.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
