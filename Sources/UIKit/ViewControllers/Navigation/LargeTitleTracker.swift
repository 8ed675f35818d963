// The bar of a navigation controller follows the scroll view below it.

import CoreGraphics

/// Lets the large title slide away with the contents, and the bar's background come when they are below it.
@MainActor final class LargeTitleTracker: ScrollFollower {
  private unowned let navigation: UINavigationController
  private weak var followed: UIScrollView?

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  private var bar: UINavigationBar { navigation.navigationBar }

  /// Follows the scroll view of the controller on top.
  func follow(_ top: UIViewController) {
    if let followed, followed.topBarFollower === self {
      followed.topBarFollower = nil
      followed.roomOfBar = 0
    }
    followed = top.mainScrollView(at: .top)
    followed?.topBarFollower = self
    bar.isAtScrollEdge = true
    bar.collapse = 0
    if let followed { contentsDidScroll(followed) }
  }

  /// The offset of contents that stand at the lower edge of the whole bar.
  private var restOffset: CGFloat {
    navigation.view.safeAreaInsets.top + bar.rowHeight + fullTitle + bar.searchHeight
  }

  private var fullTitle: CGFloat { bar.showsLargeTitle ? UINavigationBar.largeTitleHeight : 0 }

  func contentsDidScroll(_ view: UIScrollView) {
    guard navigation.isViewLoaded, view === followed else { return }
    let distance = view.contentOffset.y + view.contentInset.top + restOffset
    bar.isAtScrollEdge = distance - fullTitle <= 0.5 || (fullTitle == 0 && distance <= 0.5)
    guard fullTitle > 0 else { return }
    let collapse = min(distance, fullTitle)
    view.roomOfBar = max(0, collapse)
    if abs(collapse - bar.collapse) > 1e-6 {
      bar.collapse = collapse
      navigation.view.setNeedsLayout()
    }
  }

  /// The large title is there or not, and never half.
  func restingOffset(_ offset: CGFloat, of view: UIScrollView) -> CGFloat {
    let distance = offset + view.contentInset.top + restOffset
    guard fullTitle > 0, distance > 0, distance < fullTitle else { return offset }
    return offset - distance + (distance < fullTitle / 2 ? 0 : fullTitle)
  }
}
