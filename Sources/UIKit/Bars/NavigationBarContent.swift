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

  var areStale = true
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var title: UIView?
  private var largeTitle: UILabel?
  private var back: UIButton?
  private var search: UISearchBar?

  func place(in bar: UINavigationBar) {
    if areStale { make(in: bar) }
    areStale = false
    let row = CGRect(x: 0, y: 0, width: bar.bounds.width, height: rowHeight(bar))
    var start = back == nil ? Self.margin : Self.backMargin
    for view in ([back].compactMap { $0 } + left) {
      set(view, x: start, in: row)
      start = view.frame.maxX + Self.gap
    }
    var end = row.maxX - Self.margin
    for view in right {
      let size = fitted(view, row)
      set(view, x: end - size.width, in: row)
      end = view.frame.minX - Self.gap
    }
    if left.isEmpty, back == nil { start = Self.margin }
    placeTitle(from: start, to: end, row, bar)
    largeTitle?.frame = CGRect(
      x: Self.margin, y: row.maxY, width: bar.bounds.width - 2 * Self.margin,
      height: max(0, bar.bounds.height - bar.searchHeight - row.maxY - 8))
    search?.frame = CGRect(
      x: 0, y: bar.bounds.height - bar.searchHeight, width: bar.bounds.width,
      height: bar.searchHeight)
  }

  private func rowHeight(_ bar: UINavigationBar) -> CGFloat {
    let room = bar.bounds.height - bar.searchHeight
    return bar.prefersLargeTitles ? min(room, UINavigationBar.height) : room
  }

  private func fitted(_ view: UIView, _ row: CGRect) -> CGSize {
    if view is BarButton || view === back {
      return CGSize(width: view.intrinsicContentSize.width, height: row.height)
    }
    let natural = view.intrinsicContentSize
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
    guard let title else { return }
    let room = max(0, end - start + 2 * (Self.gap - Self.titleGap))
    let first = start - Self.gap + Self.titleGap
    let preferred =
      title is UILabel ? title.sizeThatFits(row.size) : fitted(title, row)
    let width = min(preferred.width, room)
    let x = min(max(row.midX - width / 2, first), max(first, first + room - width))
    let lift = title is UILabel ? bar.titleVerticalPositionAdjustment(for: .default) : 0
    title.frame = CGRect(
      x: x.rounded(), y: ((row.height - preferred.height) / 2).rounded() + lift, width: width,
      height: preferred.height)
  }

  // MARK: Creation

  private func make(in bar: UINavigationBar) {
    let old: [UIView] = [title, largeTitle, back].compactMap { $0 } + left + right
    for view in old { view.removeFromSuperview() }
    if search !== bar.topItem?.searchController?.searchBar { search?.removeFromSuperview() }
    (left, right, title, largeTitle, back, search) = ([], [], nil, nil, nil, nil)
    guard let item = bar.topItem else { return }
    back = makeBack(item, bar)
    left = views(of: item.leftBarButtonItems, bar)
    right = views(of: item.rightBarButtonItems, bar)
    let isLarge = bar.prefersLargeTitles && item.largeTitleDisplayMode != .never
    if let own = item.titleView {
      title = own
    } else if !isLarge {
      title = label(
        item.title, .systemFont(ofSize: Self.titleSize, weight: .semibold),
        attributes: bar.shownAppearance?.titleTextAttributes ?? bar.titleTextAttributes, bar: bar)
    }
    if isLarge {
      largeTitle = label(
        item.title, .systemFont(ofSize: Self.largeTitleSize, weight: .bold),
        attributes: bar.shownAppearance?.largeTitleTextAttributes ?? bar.largeTitleTextAttributes,
        bar: bar)
    }
    let new: [UIView] = [title, largeTitle, back].compactMap { $0 } + left + right
    for view in new { bar.addSubview(view) }
    search = item.searchController?.searchBar
    if let search, search.superview !== bar {
      search.searchBarStyle = .minimal
      bar.addSubview(search)
    }
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
    let title = below.backBarButtonItem?.title ?? below.backButtonTitle ?? below.title ?? "Back"
    button.titleLabel?.font = .systemFont(ofSize: Self.titleSize)
    button.setTitle(" " + title, for: .normal)
    button.addAction(
      UIAction { [weak bar] _ in
        guard let bar else { return }
        if let controller = bar.delegate as? UINavigationController {
          controller.popViewController(animated: true)
        } else {
          bar.popItem(animated: true)
        }
      }, for: .touchUpInside)
    return button
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
