// The driver of a scroll view's motion: the pan, and deceleration after it.

import CoreGraphics
import ObjCRuntime
import QuartzCore

/// Moves the contents of one scroll view.
@MainActor final class ScrollDriver: NSObject, UIGestureRecognizerDelegate {
  /// Seconds of an animated move.
  private static let glideDuration: CFTimeInterval = 0.3
  /// Points a second from which a release turns the page.
  private static let pageVelocity: CGFloat = 200

  private enum Motion {
    case decelerating(x: ScrollMotion, y: ScrollMotion)
    case gliding(from: CGPoint, to: CGPoint, since: CFTimeInterval, afterDrag: Bool)
  }

  let pan = UIPanGestureRecognizer()
  private(set) var isDragging = false
  private weak var view: UIScrollView?
  private var startOffset = CGPoint.zero
  private var motion: Motion?
  private var link: CADisplayLink?
  private var steppedTime: CFTimeInterval = 0

  func attach(to view: UIScrollView) {
    self.view = view
    ObjCRuntime.register(ScrollDriver.self, "drag:") {
      (driver: ScrollDriver, pan: UIPanGestureRecognizer) in driver.drag(pan)
    }
    ObjCRuntime.register(ScrollDriver.self, "step:") { (driver: ScrollDriver, _: CADisplayLink) in
      driver.step()
    }
    pan.addTarget(self, action: "drag:")
    pan.delegate = self
    view.addGestureRecognizer(pan)
  }

  var isDecelerating: Bool {
    switch motion {
    case .decelerating: true
    case .gliding(_, _, _, let afterDrag): afterDrag
    case nil: false
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, view.isScrollEnabled else { return false }
    return view.scrolls(along: .horizontal) || view.scrolls(along: .vertical)
  }

  // MARK: Dragging

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let view else { return }
    switch pan.state {
    case .began:
      stop()
      isDragging = true
      startOffset = view.bounds.origin
      if view.keyboardDismissMode != .none { view.window?.endEditing(true) }
      view.indicators.show(in: view)
      view.contentsWillBeDragged()
      view.delegate?.scrollViewWillBeginDragging(view)
      follow(pan)
    case .changed: follow(pan)
    case .ended, .cancelled: release(pan)
    case .possible, .failed: break
    }
  }

  /// The translation does not depend on the offset: it is measured in the superview.
  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let view else { return }
    let translation = pan.translation(in: view.superview)
    let (lower, upper) = view.contentOffsetRange
    var offset = startOffset
    if view.scrolls(along: .horizontal) {
      offset.x = ScrollMotion.pulled(
        to: startOffset.x - translation.x, lower: lower.x, upper: upper.x,
        length: view.bounds.width,
        bounces: view.bounces)
    }
    if view.scrolls(along: .vertical) {
      offset.y = ScrollMotion.pulled(
        to: startOffset.y - translation.y, lower: lower.y, upper: upper.y,
        length: view.bounds.height,
        bounces: view.bounces)
    }
    view.moveContents(to: offset)
  }

  private func release(_ pan: UIPanGestureRecognizer) {
    guard let view else { return }
    isDragging = false
    let velocity = pan.velocity(in: view.superview)
    begin(
      view,
      CGPoint(
        x: view.scrolls(along: .horizontal) ? -velocity.x : 0,
        y: view.scrolls(along: .vertical) ? -velocity.y : 0))
    view.delegate?.scrollViewDidEndDragging(view, willDecelerate: motion != nil)
    if motion != nil {
      view.delegate?.scrollViewWillBeginDecelerating(view)
    } else {
      view.indicators.hide()
      view.contentsDidRest()
    }
  }

  // MARK: Deceleration

  private func begin(_ view: UIScrollView, _ velocity: CGPoint) {
    if let target = target(view, velocity) {
      if target != view.bounds.origin { run(glide(from: view, to: target, afterDrag: true)) }
      return
    }
    let (lower, upper) = view.contentOffsetRange
    let rate = min(max(view.decelerationRate.rawValue, 0), 0.9999)
    let x = ScrollMotion(
      offset: view.bounds.minX, velocity: velocity.x, lower: lower.x, upper: upper.x, rate: rate,
      bounces: view.bounces)
    let y = ScrollMotion(
      offset: view.bounds.minY, velocity: velocity.y, lower: lower.y, upper: upper.y, rate: rate,
      bounces: view.bounces)
    if !x.isOver || !y.isOver { run(.decelerating(x: x, y: y)) }
  }

  /// Returns the page or the target offset; nil for free deceleration.
  private func target(_ view: UIScrollView, _ velocity: CGPoint) -> CGPoint? {
    guard view.isPagingEnabled else { return adjustedTarget(view, velocity) }
    func page(_ offset: CGFloat, velocity: CGFloat, length: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let place = offset / length
      if velocity > Self.pageVelocity { return place.rounded(.up) * length }
      if velocity < -Self.pageVelocity { return place.rounded(.down) * length }
      return place.rounded() * length
    }
    return view.clamped(
      CGPoint(
        x: page(view.bounds.minX, velocity: velocity.x, length: view.bounds.width),
        y: page(view.bounds.minY, velocity: velocity.y, length: view.bounds.height)))
  }

  /// Returns the target offset after the view and its delegate adjusted it.
  private func adjustedTarget(_ view: UIScrollView, _ velocity: CGPoint) -> CGPoint? {
    let glide = 0.001 / (1 - min(view.decelerationRate.rawValue, 0.9999))
    let expected = view.clamped(
      CGPoint(x: view.bounds.minX + velocity.x * glide, y: view.bounds.minY + velocity.y * glide))
    let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = view.targetOffset(expected, velocity: speed)
    if let follower = view.topBarFollower {
      target.y = follower.restingOffset(target.y, of: view)
    }
    // SAFETY: the pointer is valid for the call alone, as on Apple's systems.
    unsafe view.delegate?.scrollViewWillEndDragging(
      view, withVelocity: speed, targetContentOffset: &target)
    return target == expected || !target.isFinite ? nil : target
  }

  func glide(to offset: CGPoint) {
    guard let view, offset.isFinite else { return }
    stop()
    guard offset != view.bounds.origin else { return }
    run(glide(from: view, to: offset, afterDrag: false))
  }

  private func glide(from view: UIScrollView, to offset: CGPoint, afterDrag: Bool) -> Motion {
    .gliding(
      from: view.bounds.origin, to: offset, since: CACurrentMediaTime(), afterDrag: afterDrag)
  }

  private func run(_ motion: Motion) {
    self.motion = motion
    steppedTime = CACurrentMediaTime()
    guard link == nil else { return }
    let link = CADisplayLink(target: self, selector: "step:")
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Leaves contents where they are.
  func stop() {
    motion = nil
    link?.invalidate()
    link = nil
  }

  private func step() {
    guard let view, let motion else { return stop() }
    let now = CACurrentMediaTime()
    switch motion {
    case .decelerating(var x, var y):
      let milliseconds = Int(min(max(0, (now - steppedTime) * 1000 + 1e-6), 1000))
      steppedTime += Double(milliseconds) / 1000
      x.step(milliseconds: milliseconds)
      y.step(milliseconds: milliseconds)
      self.motion = .decelerating(x: x, y: y)
      view.moveContents(to: CGPoint(x: x.offset, y: y.offset))
      if x.isOver, y.isOver { end(view, afterDrag: true) }
    case .gliding(let from, let to, let since, let afterDrag):
      let share = CGFloat(min(max(0, (now - since) / Self.glideDuration), 1))
      // Slow at both ends: 3s² − 2s³.
      let eased = share * share * (3 - 2 * share)
      view.moveContents(
        to: CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased))
      if share >= 1 { end(view, afterDrag: afterDrag) }
    }
  }

  private func end(_ view: UIScrollView, afterDrag: Bool) {
    stop()
    view.indicators.hide()
    if afterDrag {
      view.delegate?.scrollViewDidEndDecelerating(view)
    } else {
      view.delegate?.scrollViewDidEndScrollingAnimation(view)
    }
    view.contentsDidRest()
  }
}
