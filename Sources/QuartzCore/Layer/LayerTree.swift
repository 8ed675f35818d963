// The state of a layer tree as a whole.

/// The state of a layer tree that only its root needs: who is told of changes, the memory of the
/// tree's display lists, and the subtrees that were removed while they had animations. Main thread
/// only.
package final class LayerTree {
  /// Called at the first change since the last display list. Default: nil.
  package var onInvalidation: (() -> Void)?
  /// Finds the timing functions that take the place of the animations' own; nil: none does. Also of a tree in another one.
  var timingOverride: TimingOverride?
  /// The memory that the tree's display lists are made in.
  let pool = ItemPool()
  private var removedSubtrees: [CALayer] = []

  /// Tells that a layer of the tree changed for the first time since the last display list.
  func invalidate() { onInvalidation?() }

  /// Remembers a subtree that was removed and has animations; the next frame ends them.
  func rememberRemoved(_ subtree: CALayer) { removedSubtrees.append(subtree) }

  /// Returns the subtrees that were removed since the last call, some of which may be in a tree again.
  func takeRemovedSubtrees() -> [CALayer] {
    if removedSubtrees.isEmpty { return [] }
    defer { removedSubtrees = [] }
    return removedSubtrees
  }
}
