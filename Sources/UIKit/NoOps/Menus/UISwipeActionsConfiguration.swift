// No-op on Linux: the swipe actions of a row, which are never offered.

/// The swipe actions of a row, which are never offered.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) { self.actions = actions }
}
