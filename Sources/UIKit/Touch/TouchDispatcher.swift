// From a pointer to touches: hit testing, capture while the button is down, cancelling.

import CoreGraphics

/// What the pointer looks like over a place.
package enum PointerShape: Hashable, Sendable {
  case arrow
  case hand
}

/// Turns the pointer's events in a root view's coordinates into one touch at a time.
///
/// The touch stays with the view that was hit when it began, wherever the pointer goes. Gesture
/// recognisers hear of it first; one that takes the touch cancels it for the view.
@MainActor package final class TouchDispatcher {
  /// Seconds and points within which a press counts as a further tap.
  private static let repeatInterval: TimeInterval = 0.35
  private static let repeatDistance: CGFloat = 10

  private let root: UIView
  private let arena = GestureArena()
  private var touch: UITouch?
  /// Whether the touch's view still hears of it.
  private var reachesView = false
  private var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?

  package init(root: UIView) {
    self.root = root
    arena.onTakingTouch = { [weak self] in self?.takeTouchFromView() }
  }

  /// The view that has the touch; nil while the button is up.
  package var capturedView: UIView? { touch?.view }

  /// - Returns: The view that was hit.
  @discardableResult
  package func pointerDown(at point: CGPoint, time: TimeInterval) -> UIView? {
    guard point.isFinite, touch == nil else { return nil }
    let event = UIEvent(touches: [], timestamp: time)
    guard let view = root.hitTest(point, with: event) else { return nil }
    let count = tapCount(at: point, time: time)
    lastTap = (time, point, count)
    let touch = UITouch(view: view, root: root, at: point, time: time, tapCount: count)
    self.touch = touch
    reachesView = true
    let begun = UIEvent(touches: [touch], timestamp: time)
    arena.began(touch, begun)
    if reachesView { view.touchesBegan([touch], with: begun) }
    return view
  }

  /// `history`: the places and times on the way, oldest first, which make no moves of their own.
  package func pointerMoved(
    to point: CGPoint, time: TimeInterval, history: [(point: CGPoint, time: TimeInterval)] = []
  ) {
    guard point.isFinite, let touch, touch.location(in: root) != point else { return }
    let passed = history.filter(\.point.isFinite).map { touch.copy(at: $0.point, time: $0.time) }
    let event = UIEvent(touches: [touch], timestamp: time, passed: passed)
    touch.advance(to: .moved, at: point, time: time)
    arena.advanced(touch, event)
    if reachesView { touch.view?.touchesMoved([touch], with: event) }
  }

  package func pointerUp(at point: CGPoint, time: TimeInterval) {
    guard let touch else { return }
    let event = UIEvent(touches: [touch], timestamp: time)
    touch.advance(to: .ended, at: point.isFinite ? point : touch.location(in: root), time: time)
    arena.advanced(touch, event)
    let isHeard = reachesView
    release()
    if isHeard { touch.view?.touchesEnded([touch], with: event) }
  }

  /// The system took the pointer away: nothing is triggered.
  package func pointerCancelled(time: TimeInterval) {
    guard let touch else { return }
    let event = UIEvent(touches: [touch], timestamp: time)
    touch.advance(to: .cancelled, at: touch.location(in: root), time: time)
    let isHeard = reachesView
    release()
    arena.advanced(touch, event)
    if isHeard { touch.view?.touchesCancelled([touch], with: event) }
  }

  /// A gesture was recognised: the view hears of the touch for the last time.
  private func takeTouchFromView() {
    guard let touch, reachesView else { return }
    reachesView = false
    touch.view?.touchesCancelled(
      [touch], with: UIEvent(touches: [touch], timestamp: touch.timestamp))
  }

  /// A turn of the wheel over a point: the first scroll view there that can follow it does.
  ///
  /// - Returns: Whether one did.
  @discardableResult
  package func scrolled(at point: CGPoint, by distance: CGPoint) -> Bool {
    guard point.isFinite, distance.isFinite, let hit = root.hitTest(point, with: nil) else {
      return false
    }
    return sequence(first: hit, next: \.superview).lazy.compactMap { $0 as? UIScrollView }
      .contains { $0.turnWheel(by: distance) }
  }

  /// The pointer's shape while it hovers: a hand over buttons that can be pressed.
  package func cursor(at point: CGPoint) -> PointerShape {
    guard point.isFinite, let view = root.hitTest(point, with: nil) else { return .arrow }
    let button = sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UIButton }.first
    return button?.isEnabled == true ? .hand : .arrow
  }

  private func release() {
    touch = nil
    reachesView = false
  }

  private func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
    guard let lastTap, time - lastTap.time <= Self.repeatInterval,
      abs(point.x - lastTap.point.x) <= Self.repeatDistance,
      abs(point.y - lastTap.point.y) <= Self.repeatDistance
    else { return 1 }
    return lastTap.count + 1
  }
}
