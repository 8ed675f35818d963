// The scroll view of a page view controller: the shown page between its neighbours.

import CoreGraphics

/// Scrolls from page to page. The shown page is in the middle of three slots, so that contents rest at one length.
final class PageQueueView: UIScrollView {
  /// Points between pages.
  private let spacing: CGFloat
  private let isVertical: Bool
  /// The views of the page before, the shown one and the page after.
  private var slots: [UIView?] = [nil, nil, nil]
  /// Called before a finger moves the pages.
  var onDrag: (() -> Void)?
  /// Called when a page rests: −1, 0 or 1 from the one that was shown.
  var onRest: ((Int) -> Void)?

  init(isVertical: Bool, spacing: CGFloat) {
    self.isVertical = isVertical
    self.spacing = spacing
    super.init(frame: .zero)
    isPagingEnabled = true
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    alwaysBounceHorizontal = !isVertical
    alwaysBounceVertical = isVertical
  }

  required init?(coder: NSCoder) { nil }

  private var length: CGFloat { isVertical ? bounds.height : bounds.width }

  /// The frame in a controller's view, with half of the spacing beyond both ends.
  func frame(in bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: isVertical ? 0 : -spacing / 2, dy: isVertical ? -spacing / 2 : 0)
  }

  /// Shows a page, and what lies beside it; nil: nothing does.
  func show(_ page: UIView?, before: UIView? = nil, after: UIView? = nil) {
    let new = [before, page, after]
    for view in slots.compactMap({ $0 }) where !new.contains(view) { view.removeFromSuperview() }
    slots = new
    for view in new.compactMap({ $0 }) where view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Which neighbours there are: contents go no further than those.
  func limit(hasBefore: Bool, hasAfter: Bool) {
    let (start, end) = (hasBefore ? 0 : -length, hasAfter ? 0 : -length)
    contentInset =
      isVertical
      ? UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
      : UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
    rest()
  }

  /// Puts the middle slot into sight.
  private func rest() { moveContents(to: offset(0)) }

  /// Moves a neighbour into sight: −1 or 1.
  func turn(to page: Int) { setContentOffset(offset(page), animated: true) }

  private func offset(_ page: Int) -> CGPoint {
    let place = length * CGFloat(page + 1)
    return isVertical ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0)
  }

  override func contentsWillBeDragged() { onDrag?() }

  override func contentsDidRest() {
    guard length > 0 else { return }
    let place = (isVertical ? contentOffset.y : contentOffset.x) / length - 1
    onRest?(min(max(Int(place.rounded()), -1), 1))
  }

  private var knownSize = CGSize.zero

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    if size != knownSize {
      knownSize = size
      contentSize =
        isVertical
        ? CGSize(width: size.width, height: size.height * 3)
        : CGSize(width: size.width * 3, height: size.height)
      onResize?()
    }
    for (index, view) in slots.enumerated() {
      let place = length * CGFloat(index)
      let slot =
        isVertical
        ? CGRect(x: 0, y: place, width: size.width, height: length).insetBy(dx: 0, dy: spacing / 2)
        : CGRect(x: place, y: 0, width: length, height: size.height)
          .insetBy(dx: spacing / 2, dy: 0)
      view?.place(in: slot)
    }
  }

  /// Called when the pages have another size, before they rest.
  var onResize: (() -> Void)?
}
