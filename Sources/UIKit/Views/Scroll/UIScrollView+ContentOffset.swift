// The range of a scroll view's content offset, and moving within it.

import CoreGraphics

extension UIScrollView {
  /// The offsets between which contents rest.
  var contentOffsetRange: (lower: CGPoint, upper: CGPoint) {
    let inset = adjustedContentInset
    let lower = CGPoint(x: -inset.left, y: -inset.top - max(0, roomOfBar))
    let upper = CGPoint(
      x: max(lower.x, contentSize.width + inset.right - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
    return (lower, upper)
  }

  /// Whether contents can be dragged along the axis.
  func scrolls(along axis: NSLayoutConstraint.Axis) -> Bool {
    let (lower, upper) = contentOffsetRange
    return axis == .horizontal
      ? upper.x > lower.x || (bounces && alwaysBounceHorizontal)
      : upper.y > lower.y || (bounces && alwaysBounceVertical)
  }

  func moveContents(to offset: CGPoint) {
    guard allFinite(offset.x, offset.y, for: "UIScrollView.contentOffset"), offset != bounds.origin
    else { return }
    bounds.origin = offset
    setNeedsLayout()
    tellFollowers()
    delegate?.scrollViewDidScroll(self)
  }

  /// Tells the containers whose bars follow the contents.
  func tellFollowers() {
    topBarFollower?.contentsDidScroll(self)
    bottomBarFollower?.contentsDidScroll(self)
  }

  func offsetShowing(_ rect: CGRect) -> CGPoint {
    func moved(_ low: CGFloat, _ high: CGFloat, start: CGFloat, length: CGFloat) -> CGFloat {
      if low < start || high - low > length { return low }
      return high > start + length ? high - length : start
    }
    return clamped(
      CGPoint(
        x: moved(rect.minX, rect.maxX, start: bounds.minX, length: bounds.width),
        y: moved(rect.minY, rect.maxY, start: bounds.minY, length: bounds.height)))
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let (lower, upper) = contentOffsetRange
    return CGPoint(
      x: min(max(offset.x, lower.x), upper.x), y: min(max(offset.y, lower.y), upper.y))
  }
}

extension UIScrollView: WheelFollower {
  /// Returns false where the contents cannot move in that direction.
  package func turnWheel(at point: CGPoint, by distance: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    let target = clamped(CGPoint(x: bounds.minX + distance.x, y: bounds.minY + distance.y))
    guard target != bounds.origin else { return false }
    driver.stop()
    indicators.show(in: self)
    moveContents(to: target)
    indicators.hide()
    return true
  }
}
