// The title and button views of a navigation bar's top item, and their layout.

import CoreGraphics

/// Title and buttons of one bar.
@MainActor final class NavigationBarContent {
  private static let margin: CGFloat = 16
  private static let backMargin: CGFloat = 8
  /// Points between buttons, and between them and the title.
  private static let gap: CGFloat = 16
  private static let titleGap: CGFloat = 6
  private static let titleSize: CGFloat = 17
  private static let largeTitleSize: CGFloat = 34

  /// The views of an item.
  struct Views {
    fileprivate var left: [UIView] = []
    fileprivate var right: [UIView] = []
    fileprivate var title: UIView?
    fileprivate var largeTitle: UILabel?
    /// Clips the large title, which slides below the row of buttons.
    fileprivate var clip: UIView?
    fileprivate var back: UIButton?

    /// The views that move as one item follows another.
    @MainActor var titles: [UIView] { [title, clip].compactMap { $0 } }
    /// The views of the bar itself.
    @MainActor var all: [UIView] { titles + [back].compactMap { $0 } + left + right }
  }

  var areStale = true
  private var views = Views()
  private var search: UISearchBar?

  func place(in bar: UINavigationBar) {
    if areStale { make(in: bar) }
    areStale = false
    let sides = UIEdgeInsets(safeSides: bar.safeAreaInsets)
    let row = CGRect(x: 0, y: 0, width: bar.bounds.width, height: rowHeight(bar))
      .inset(by: sides)
    let first = row.minX + Self.margin
    var start = views.back == nil ? first : row.minX + Self.backMargin
    for view in ([views.back].compactMap { $0 } + views.left) {
      set(view, x: start, in: row)
      start = view.frame.maxX + Self.gap
    }
    var end = row.maxX - Self.margin
    if bar.isSearchInline, let search {
      let width = min(Self.inlineSearchWidth, row.width / 2)
      search.frame = CGRect(x: end - width, y: 0, width: width, height: row.height)
      end = search.frame.minX - Self.gap
    }
    for view in views.right {
      let size = fitted(view, row)
      set(view, x: end - size.width, in: row)
      end = view.frame.minX - Self.gap
    }
    if views.left.isEmpty, views.back == nil { start = first }
    placeTitle(from: start, to: end, row, bar)
    placeLargeTitle(below: row, bar)
    placeSearch(in: bar)
  }

  /// At the lower end of the bar, and alone there while a search is active.
  private func placeSearch(in bar: UINavigationBar) {
    if !isExchanging, bar.isSearching != isFaded {
      isFaded = bar.isSearching
      for view in views.all { view.alpha = isFaded ? 0 : 1 }
    }
    guard !bar.isSearchInline else { return }
    search?.frame = CGRect(
      x: 0, y: bar.bounds.height - bar.searchHeight, width: bar.bounds.width,
      height: bar.searchHeight)
    search?.clipsToBounds = true
  }

  /// Whether titles and buttons move from one item to the next, which sets their alpha.
  var isExchanging = false
  /// Whether titles and buttons are out of sight for a search.
  private var isFaded = false
  /// Points of a search bar in the row of buttons. Read from pictures.
  private static let inlineSearchWidth: CGFloat = 280

  /// At the lower end of its room, above which it slides away. The small title stands for it then.
  private func placeLargeTitle(below row: CGRect, _ bar: UINavigationBar) {
    guard let largeTitle = views.largeTitle, let clip = views.clip else { return }
    let room = max(0, bar.bounds.height - bar.searchHeight - row.maxY)
    clip.place(in: CGRect(x: 0, y: row.maxY, width: bar.bounds.width, height: room))
    let height = UINavigationBar.largeTitleHeight - 8
    largeTitle.frame = CGRect(
      x: row.minX + Self.margin, y: room - height - 8, width: row.width - 2 * Self.margin,
      height: height)
    if views.title is UILabel {
      views.title?.isHidden = room >= UINavigationBar.largeTitleHeight / 4
    }
  }

  private func rowHeight(_ bar: UINavigationBar) -> CGFloat {
    if bar.isSearching { return bar.rowHeight }
    let room = bar.bounds.height - bar.searchHeight
    return bar.showsLargeTitle ? min(room, bar.rowHeight) : room
  }

  private func fitted(_ view: UIView, _ row: CGRect) -> CGSize {
    if view is BarButton || view === views.back {
      return CGSize(width: view.intrinsicContentSize.width, height: row.height)
    }
    let natural = view.intrinsicFrameSize
    return CGSize(
      width: view.bounds.width > 0 ? view.bounds.width : max(0, natural.width),
      height: min(row.height, view.bounds.height > 0 ? view.bounds.height : natural.height))
  }

  private func set(_ view: UIView, x: CGFloat, in row: CGRect) {
    let size = fitted(view, row)
    view.frame = CGRect(
      x: x, y: ((row.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  /// In the middle of the bar, aside where buttons need the room.
  private func placeTitle(
    from start: CGFloat, to end: CGFloat, _ row: CGRect, _ bar: UINavigationBar
  ) {
    guard let title = views.title else { return }
    let room = max(0, end - start + 2 * (Self.gap - Self.titleGap))
    let first = start - Self.gap + Self.titleGap
    let preferred =
      title is UILabel ? title.sizeThatFits(row.size) : fitted(title, row)
    let width = min(preferred.width, room)
    let x = min(max(row.midX - width / 2, first), max(first, first + room - width))
    let lift = title is UILabel ? bar.titleVerticalPositionAdjustment(for: .default) : 0
    title.place(
      in: CGRect(
        x: x.rounded(), y: ((row.height - preferred.height) / 2).rounded() + lift, width: width,
        height: preferred.height))
  }

  // MARK: Creation

  private func make(in bar: UINavigationBar) {
    for view in views.all { view.removeFromSuperview() }
    makeViews(in: bar)
  }

  /// Makes the views of the top item, and returns those that were there, which stay in the bar.
  func exchange(in bar: UINavigationBar) -> (old: Views, new: Views) {
    let old = views
    makeViews(in: bar)
    areStale = false
    return (old, views)
  }

  private func makeViews(in bar: UINavigationBar) {
    if search !== bar.topItem?.searchController?.searchBar { search?.removeFromSuperview() }
    views = Views()
    search = nil
    isFaded = false
    guard let item = bar.topItem else { return }
    views.back = makeBack(item, bar)
    views.left = views(
      of: [bar.containerItem].compactMap { $0 } + (item.leftBarButtonItems ?? []), bar)
    views.right = views(of: item.rightBarButtonItems, bar)
    views.title =
      item.titleView
      ?? label(
        item.title, .systemFont(ofSize: Self.titleSize, weight: .semibold),
        attributes: bar.shownAppearance?.titleTextAttributes ?? bar.titleTextAttributes, bar: bar)
    if bar.showsLargeTitle { makeLargeTitle(item, bar) }
    for view in views.all { bar.addSubview(view) }
    search = item.searchController?.searchBar
    if let search, search.superview !== bar {
      search.searchBarStyle = .minimal
      bar.addSubview(search)
    }
  }

  private func makeLargeTitle(_ item: UINavigationItem, _ bar: UINavigationBar) {
    guard
      let made = label(
        item.title, .systemFont(ofSize: Self.largeTitleSize, weight: .bold),
        attributes: bar.shownAppearance?.largeTitleTextAttributes ?? bar.largeTitleTextAttributes,
        bar: bar)
    else { return }
    let clip = UIView()
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    clip.addSubview(made)
    (views.largeTitle, views.clip) = (made, clip)
  }

  private func views(of items: [UIBarButtonItem]?, _ bar: UINavigationBar) -> [UIView] {
    (items ?? []).compactMap { item in
      item.bar = bar
      return item.makeView()
    }
  }

  private func label(
    _ text: String?, _ font: UIFont, attributes: [NSAttributedString.Key: Any]?,
    bar: UINavigationBar
  ) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel()
    let color: UIColor = bar.barStyle == .default ? .label : .white
    let standard: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    label.attributedText = NSAttributedString(
      string: text, attributes: standard.merging(attributes ?? [:]) { $1 })
    return label
  }

  private func makeBack(_ item: UINavigationItem, _ bar: UINavigationBar) -> UIButton? {
    guard let below = bar.backItem, !item.hidesBackButton,
      item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
    else { return nil }
    let button = UIButton(type: .system)
    button.setImage(bar.backIndicatorImage ?? Self.chevron, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: Self.titleSize)
    if let title = Self.backTitle(of: below, before: item) {
      button.setTitle(" " + title, for: .normal)
    }
    button.addAction(
      UIAction { [weak bar] _ in
        guard let bar else { return }
        if let controller = bar.delegate as? UINavigationController {
          guard let top = bar.topItem, controller.navigationBar(bar, shouldPop: top) else { return }
          controller.popViewController(animated: true)
        } else {
          bar.popItem(animated: true)
        }
      }, for: .touchUpInside)
    return button
  }

  /// The title of the button that goes back to an item; nil: none.
  private static func backTitle(of below: UINavigationItem, before item: UINavigationItem)
    -> String?
  {
    let own = below.backBarButtonItem?.title ?? below.backButtonTitle
    let title = below.title.flatMap { $0.isEmpty ? nil : $0 }
    switch below.backButtonDisplayMode {
    case .minimal: return nil
    case .generic: return own ?? "Back"
    case .default: return own ?? title ?? "Back"
    }
  }

  private static var chevron: UIImage {
    ControlImages.picture(CGSize(width: 12, height: 21)) { _ in
      let path = UIBezierPath()
      path.lineWidth = 3
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      path.move(to: CGPoint(x: 10.5, y: 1.5))
      path.addLine(to: CGPoint(x: 1.75, y: 10.5))
      path.addLine(to: CGPoint(x: 10.5, y: 19.5))
      UIColor.black.setStroke()
      path.stroke()
    }
  }
}
