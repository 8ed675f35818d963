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
    (bar.collapse, bar.searchCollapse) = (0, 0)
    if let followed { contentsDidScroll(followed) }
  }

  /// The offset of contents that stand at the lower edge of the whole bar.
  private var restOffset: CGFloat {
    navigation.view.safeAreaInsets.top + bar.rowHeight + fullTitle + bar.fullSearchHeight
  }

  private var fullTitle: CGFloat { bar.showsLargeTitle ? UINavigationBar.largeTitleHeight : 0 }
  /// The part of the search bar that slides away, before the title does.
  private var fullSearch: CGFloat { bar.hidesSearch ? bar.fullSearchHeight : 0 }

  func contentsDidScroll(_ view: UIScrollView) {
    guard navigation.isViewLoaded, view === followed else { return }
    guard !bar.isSearching else {
      view.roomOfBar = 0
      bar.isAtScrollEdge = view.contentOffset.y <= -view.adjustedContentInset.top + 0.5
      return
    }
    let distance = view.contentOffset.y + view.contentInset.top + restOffset
    let room = fullTitle + fullSearch
    bar.isAtScrollEdge = distance - room <= 0.5
    guard room > 0 else { return }
    let collapse = min(distance, room)
    view.roomOfBar = max(0, collapse)
    let search = min(max(0, collapse), fullSearch)
    let title = fullTitle > 0 ? collapse - search : 0
    guard abs(title - bar.collapse) > 1e-6 || abs(search - bar.searchCollapse) > 1e-6 else {
      return
    }
    (bar.collapse, bar.searchCollapse) = (title, search)
    navigation.view.setNeedsLayout()
  }

  /// The search bar and the large title are there or not, and never half.
  func restingOffset(_ offset: CGFloat, of view: UIScrollView) -> CGFloat {
    guard !bar.isSearching else { return offset }
    let distance = offset + view.contentInset.top + restOffset
    let stops = [0, fullSearch, fullSearch + fullTitle]
    guard let last = stops.last, distance > 0, distance < last else { return offset }
    let nearest = stops.min { abs($0 - distance) < abs($1 - distance) } ?? 0
    return offset - distance + nearest
  }
}
