// A split view that is collapsed: the controllers of its columns stand on one navigation stack.

/// The contents of a collapsed split view, and the columns that they came from.
@MainActor final class SplitCollapse {
  /// The controller that is shown.
  let shown: UIViewController
  /// The columns whose controllers were moved or can be, with these controllers.
  private var moved: [(column: UIViewController, controllers: [UIViewController])] = []

  /// Shows one controller alone.
  init(showing controller: UIViewController) { shown = controller }

  /// Moves the controllers of the columns up to `top` onto the navigation stack of the first; where that is none, the
  /// top one is shown alone.
  init?(_ columns: [UIViewController], upTo top: UIViewController?) {
    guard let first = columns.first, let last = columns.last else { return nil }
    guard first is UINavigationController else {
      shown = top ?? last
      return
    }
    shown = first
    for column in columns.dropFirst() {
      let stack = (column as? UINavigationController)?.viewControllers ?? [column]
      moved.append((column, stack))
    }
    guard let top, let end = moved.firstIndex(where: { $0.column === top }) else { return }
    for index in 0...end { push(moved[index].column, animated: false) }
  }

  private var stack: UINavigationController? { shown as? UINavigationController }

  /// The controllers that came from a column.
  func controllers(of column: UIViewController?) -> [UIViewController] {
    moved.first { $0.column === column }?.controllers ?? []
  }

  /// Remembers that controllers came from a navigation controller.
  func note(_ controllers: [UIViewController], of column: UIViewController) {
    (column as? UINavigationController)?.viewControllers = []
    moved.append((column, controllers))
  }

  /// Shows a column on top of the stack; the first one by going back to its root.
  func show(_ column: UIViewController, animated: Bool) {
    if column === shown {
      stack?.popToRootViewController(animated: animated)
    } else if let top = controllers(of: column).last, let stack,
      stack.viewControllers.contains(top)
    {
      stack.popToViewController(top, animated: animated)
    } else {
      push(column, animated: animated)
    }
  }

  private func push(_ column: UIViewController, animated: Bool) {
    guard let stack else { return }
    let controllers = controllers(of: column).filter { !stack.viewControllers.contains($0) }
    guard !controllers.isEmpty else { return }
    if let navigation = column as? UINavigationController {
      navigation.viewControllers = []
    } else {
      column.viewIfLoaded?.removeFromSuperview()
      column.removeFromParent()
    }
    stack.setViewControllers(stack.viewControllers + controllers, animated: animated)
  }

  /// Gives each column its controllers back.
  func end() {
    guard let stack else { return }
    let all = moved.flatMap(\.controllers)
    let own = stack.viewControllers.filter { !all.contains($0) }
    if own.count != stack.viewControllers.count {
      stack.setViewControllers(own, animated: false)
    }
    for (column, controllers) in moved {
      guard let navigation = column as? UINavigationController,
        navigation.viewControllers.isEmpty
      else { continue }
      navigation.viewControllers = controllers
    }
  }
}
