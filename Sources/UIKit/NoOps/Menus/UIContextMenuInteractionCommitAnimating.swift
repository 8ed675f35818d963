// No-op on Linux: animations alongside the end of a context menu, which are never run.

/// Animations alongside the end of a context menu, which are never run
/// ([Apple](https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating)).
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
