// A change of a navigation stack.

/// A stack before and after a change.
@MainActor struct NavigationChange {
  let old: [UIViewController]
  let viewControllers: [UIViewController]

  init(from old: [UIViewController], to new: [UIViewController]) {
    self.old = old
    viewControllers = new
  }

  var oldTop: UIViewController? { old.last }
  var newTop: UIViewController? { viewControllers.last }
  var added: [UIViewController] { viewControllers.filter { !old.contains($0) } }
  var removed: [UIViewController] { old.filter { !viewControllers.contains($0) } }

  /// A top that was on the stack before is gone back to, another one is pushed.
  var operation: UINavigationController.Operation {
    newTop.map { old.contains($0) } == true ? .pop : .push
  }

  /// Call before the appearance methods.
  func begin() {
    newTop?.flow.isMovingToParent = newTop.map { added.contains($0) } ?? false
    oldTop?.flow.isMovingFromParent = oldTop.map { removed.contains($0) } ?? false
  }

  /// Call after the views have moved.
  func end() {
    newTop?.flow.isMovingToParent = false
    oldTop?.flow.isMovingFromParent = false
    for gone in removed { gone.removeFromParent() }
  }

  /// Call where the views went back.
  func cancel() {
    newTop?.flow.isMovingToParent = false
    oldTop?.flow.isMovingFromParent = false
    for refused in added { refused.removeFromParent() }
  }

  /// Tells the controllers that were added that they are there.
  func didEnd(in parent: UIViewController, isDone: Bool = true) {
    guard isDone else { return }
    for new in added { new.didMove(toParent: parent) }
  }
}
