// No-op on Linux: how a context menu ends, which never appears.

/// How a context menu ends when its preview is tapped
/// ([Apple](https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle)).
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  case pop = 1
}
