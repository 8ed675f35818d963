// The scroll view of a section that scrolls across the layout's direction.

import CoreGraphics

/// The scroll view of one section. Its contents keep the coordinates of the layout, so that its
/// bounds begin at the section's origin.
final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate {
  weak var collection: UICollectionView?
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Offsets at which groups begin.
  private var stops: [CGFloat] = []
  private var isHorizontal = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = nil
    (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    delegate = self
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    delegate = self
  }

  /// Adopts a section's geometry; `visibleRect` is its visible part.
  func show(_ placed: CompositionalGeometry, _ visibleRect: CGRect) {
    behavior = placed.section.orthogonalScrollingBehavior
    isHorizontal = placed.isVertical
    isPagingEnabled = behavior == .paging
    if frame != visibleRect { frame = visibleRect }
    let insets = placed.section.contentInsets
    let around = isHorizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
    let length = placed.orthogonalLength + around
    let size =
      isHorizontal
      ? CGSize(width: length, height: visibleRect.height)
      : CGSize(width: visibleRect.width, height: length)
    if contentSize != size { contentSize = size }
    stops = placed.groupStarts.map { $0 + shift(placed) }
    if behavior == .groupPagingCentered, let first = stops.first {
      // Centring applies to the first group too.
      contentInset.left = isHorizontal ? max(0, -first) : 0
      contentInset.right = contentInset.left
    }
  }

  /// Returns the offset that centres a group.
  private func shift(_ placed: CompositionalGeometry) -> CGFloat {
    guard behavior == .groupPagingCentered, isHorizontal else { return 0 }
    let width = placed.section.group.layoutSize.points(in: placed.room).width
    return placed.section.contentInsets.leading - (placed.room.width - width) / 2
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { collection?.setNeedsLayout() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let stopping: Set<UICollectionLayoutSectionOrthogonalScrollingBehavior> = [
      .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered,
    ]
    guard stopping.contains(behavior), !stops.isEmpty else { return }
    // SAFETY: the scroll view passes the address of its target, valid for this call.
    let target = unsafe targetContentOffset.pointee
    let place = isHorizontal ? target.x : target.y
    let now = isHorizontal ? contentOffset.x : contentOffset.y
    let speed = isHorizontal ? velocity.x : velocity.y
    let stop = behavior == .continuousGroupLeadingBoundary ? nearest(place) : next(now, speed)
    unsafe targetContentOffset.pointee =
      isHorizontal ? CGPoint(x: stop, y: target.y) : CGPoint(x: target.x, y: stop)
  }

  private func nearest(_ place: CGFloat) -> CGFloat {
    stops.min { abs($0 - place) < abs($1 - place) } ?? place
  }

  /// Returns the start of the next group in the direction of `speed`.
  private func next(_ now: CGFloat, _ speed: CGFloat) -> CGFloat {
    if speed > 0 { return stops.first { $0 > now } ?? stops.last ?? now }
    if speed < 0 { return stops.last { $0 < now } ?? stops.first ?? now }
    return nearest(now)
  }
}
