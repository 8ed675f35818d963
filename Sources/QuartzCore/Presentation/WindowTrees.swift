// The layer trees that `CATransaction.flush()` commits.

/// The layer trees of a thread's windows. A flush commits their changes without waiting for the next
/// frame: layout, display, and the begin of new animations.
package final class WindowTrees {
  private struct Root {
    weak var layer: CALayer?
  }

  private var roots: [Root] = []
  /// Layout or display may flush itself.
  private var isCommitting = false

  private static let ofThread = ThreadLocal<WindowTrees>()

  /// Adds the layer of a window, for as long as it lives.
  package static func add(_ root: CALayer) {
    let trees = ofThread.value ?? WindowTrees()
    ofThread.value = trees
    trees.roots.removeAll { $0.layer == nil }
    trees.roots.append(Root(layer: root))
  }

  /// Commits the changes of the trees that are shown.
  static func commit() {
    guard let trees = ofThread.value, !trees.isCommitting else { return }
    trees.isCommitting = true
    defer { trees.isCommitting = false }
    for root in trees.roots.compactMap(\.layer) where root.parent == nil && !root.isHidden {
      root.layoutAndDisplayIfNeeded()
      root.commitTree()
    }
  }
}

extension CATransaction {
  /// Ends the implicit transaction, unless inside `begin()` … `commit()`, and commits what changed in
  /// the layer trees of windows that are not hidden: layout, display, the begin of new animations.
  public class func flush() {
    TransactionStack.existing?.flush()
    WindowTrees.commit()
  }
}

extension CALayer {
  /// Commits the tree as if a frame had shown it: new animations begin now, by the current clock, and
  /// changes from here on animate by themselves. Call `layoutAndDisplayIfNeeded()` before.
  package func commitTree() {
    beginAnimations(at: timing.localTime(atParent: CACurrentMediaTime()))
    markShown()
  }

  /// Unchanged trees were shown already.
  private func markShown() {
    guard flags.contains(.dirty) || !flags.contains(.shown) else { return }
    flags.insert(.shown)
    maskLayer?.markShown()
    for child in children { child.markShown() }
  }
}
