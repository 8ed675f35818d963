// The exchange of a navigation bar's content by that of another item.

import CoreGraphics

/// Moves the titles and fades the buttons of two items.
@MainActor struct NavigationBarExchange {
  private unowned let bar: UINavigationBar
  private let leaving: NavigationBarContent.Views
  private let entering: NavigationBarContent.Views
  private let isPop: Bool

  init(
    _ bar: UINavigationBar, from old: NavigationBarContent.Views,
    to new: NavigationBarContent.Views, isPop: Bool
  ) {
    self.bar = bar
    leaving = old
    entering = new
    self.isPop = isPop
  }

  /// Half of the bar's width: a title goes where the back button is, or comes from there.
  private var distance: CGFloat { bar.bounds.width / 2 * (isPop ? -1 : 1) }

  /// Puts the new views where they come from.
  func prepare() {
    bar.layoutIfNeeded()
    bar.parts.isExchanging = true
    for view in entering.all { view.alpha = 0 }
    for view in entering.titles { view.transform = CGAffineTransform(translationX: distance, y: 0) }
  }

  /// Shows the new views, and hides the old ones. Runs animated.
  func show() {
    for view in leaving.all { view.alpha = 0 }
    for view in leaving.titles { view.transform = CGAffineTransform(translationX: -distance, y: 0) }
    for view in entering.all {
      view.alpha = 1
      view.transform = .identity
    }
  }

  /// Takes the old views away.
  func end() {
    bar.parts.isExchanging = false
    let stays = entering.all
    for view in leaving.all {
      view.transform = .identity
      view.alpha = 1
      if !stays.contains(view) { view.removeFromSuperview() }
    }
    for view in stays {
      view.transform = .identity
      view.alpha = 1
    }
  }
}
