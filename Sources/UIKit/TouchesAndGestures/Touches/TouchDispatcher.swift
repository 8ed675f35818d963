// From the pointer and fingers to touches: hit testing, capture while they are down, cancelling.

import CoreGraphics

/// The pointer's shape over a point.
package enum PointerShape: Hashable, Sendable {
  case arrow
  /// Over buttons.
  case hand
  /// The I-beam over text that can be edited or selected.
  case text
}

/// A region in which the pointer is no arrow.
package struct PointerRegion: Hashable, Sendable {
  /// The pointer's shape in it.
  package var shape: PointerShape
  /// The region in the root's coordinates.
  package var area: CGRect

  /// Creates a region.
  package init(shape: PointerShape, area: CGRect) {
    self.shape = shape
    self.area = area
  }
}

/// A view that determines the pointer's shape over its content.
@MainActor package protocol PointerShaping: UIView {
  /// `point`: the pointer's position in the view.
  func pointerShape(at point: CGPoint) -> PointerShape
}

/// A view that may be scrolled by the wheel.
@MainActor package protocol WheelFollower: UIView {
  /// `point`: the pointer's position in the view; `distance`: the scroll distance in points.
  ///
  /// - Returns: Whether it does.
  func turnWheel(at point: CGPoint, by distance: CGPoint) -> Bool
}

/// Turns what the pointer and further fingers do, in a root view's coordinates, into touches.
///
/// A touch belongs to the view that was hit when it began, wherever it moves. Gesture recognisers
/// receive it first; one that recognises its gesture cancels it for the view. A view without
/// `isMultipleTouchEnabled` does not receive a second touch.
@MainActor package final class TouchDispatcher {
  /// Seconds and points within which a press counts as a further tap.
  private static let repeatInterval: TimeInterval = 0.35
  private static let repeatDistance: CGFloat = 10

  /// A touch that is down.
  private struct Finger {
    let touch: UITouch
    /// Whether the touch's view still receives it.
    var reachesView = true
  }

  private let root: UIView
  private let arena = GestureArena()
  /// By the system's numbers; nil is the pointer with its button down, or the first finger.
  private var fingers: [Int?: Finger] = [:]
  private var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?

  /// Points are in the coordinates of `root`.
  package init(root: UIView) {
    self.root = root
    arena.onTakingTouches = { [weak self] in self?.takeFromViews($0) }
  }

  /// The view that has the pointer's touch; nil while the button is up.
  package var capturedView: UIView? { fingers[nil]?.touch.view }

  /// `finger`: a further one, by the system's number.
  /// - Returns: The view that was hit.
  @discardableResult
  package func pointerDown(
    at point: CGPoint, time: TimeInterval, finger: Int? = nil
  ) -> UIView? {
    guard point.isFinite, fingers[finger] == nil else { return nil }
    guard let view = root.hitTest(point, with: UIEvent(touches: [], timestamp: time)) else {
      return nil
    }
    let count = finger == nil ? tapCount(at: point, time: time) : 1
    if finger == nil { lastTap = (time, point, count) }
    let isFurther = fingers.values.contains { $0.touch.view === view }
    let touch = UITouch(
      view: view, root: root, at: point, time: time, tapCount: count, finger: finger)
    fingers[finger] = Finger(touch: touch, reachesView: view.isMultipleTouchEnabled || !isFurther)
    let begun = event(time)
    arena.began(touch, begun)
    if reachesView(finger) { view.touchesBegan([touch], with: begun) }
    return view
  }

  /// `history`: the positions and times since the last event, oldest first, which are not delivered
  /// as moves.
  package func pointerMoved(
    to point: CGPoint, time: TimeInterval,
    history: [(point: CGPoint, time: TimeInterval)] = [], finger: Int? = nil
  ) {
    guard point.isFinite, let touch = fingers[finger]?.touch, touch.location(in: root) != point
    else { return }
    let passed = history.filter(\.point.isFinite).map { touch.copy(at: $0.point, time: $0.time) }
    let event = event(time, passed: passed)
    touch.advance(to: .moved, at: point, time: time)
    arena.advanced(touch, event)
    if reachesView(finger) { touch.view?.touchesMoved([touch], with: event) }
  }

  /// Ends the touch, and with it its gestures.
  ///
  /// - Parameters:
  ///   - point: Where it ended; one that is not finite counts as the last position.
  ///   - time: Seconds of the clock of `CACurrentMediaTime()`.
  ///   - finger: A further one, by the system's number.
  package func pointerUp(at point: CGPoint, time: TimeInterval, finger: Int? = nil) {
    guard let touch = fingers[finger]?.touch else { return }
    let event = event(time)
    touch.advance(to: .ended, at: point.isFinite ? point : touch.location(in: root), time: time)
    arena.advanced(touch, event)
    let isHeard = reachesView(finger)
    fingers[finger] = nil
    if isHeard { touch.view?.touchesEnded([touch], with: event) }
  }

  /// The system took the pointer or the finger away: nothing is triggered.
  package func pointerCancelled(time: TimeInterval, finger: Int? = nil) {
    guard let touch = fingers[finger]?.touch else { return }
    let event = event(time)
    touch.advance(to: .cancelled, at: touch.location(in: root), time: time)
    let isHeard = reachesView(finger)
    fingers[finger] = nil
    arena.advanced(touch, event)
    if isHeard { touch.view?.touchesCancelled([touch], with: event) }
  }

  private func reachesView(_ finger: Int?) -> Bool { fingers[finger]?.reachesView == true }

  /// With all touches that are down.
  private func event(_ time: TimeInterval, passed: [UITouch] = []) -> UIEvent {
    UIEvent(touches: Set(fingers.values.map(\.touch)), timestamp: time, passed: passed)
  }

  /// Cancels the touches of a recognised gesture in their views.
  private func takeFromViews(_ taken: [UITouch]) {
    for (number, finger) in fingers where finger.reachesView {
      let touch = finger.touch
      guard taken.contains(where: { $0 === touch }) else { continue }
      fingers[number]?.reachesView = false
      touch.view?.touchesCancelled([touch], with: event(touch.timestamp))
    }
  }

  /// A turn of the wheel over a point: the first view there that can follow it does.
  ///
  /// - Returns: Whether one did.
  @discardableResult
  package func scrolled(at point: CGPoint, by distance: CGPoint) -> Bool {
    guard point.isFinite, distance.isFinite, let hit = root.hitTest(point, with: nil) else {
      return false
    }
    return sequence(first: hit, next: \.superview).lazy.compactMap { $0 as? any WheelFollower }
      .contains { $0.turnWheel(at: root.convert(point, to: $0), by: distance) }
  }

  /// The pointer's shape while it hovers: a hand over buttons that can be pressed, an I-beam over text that can be
  /// edited or selected.
  package func cursor(at point: CGPoint) -> PointerShape {
    guard point.isFinite, let view = root.hitTest(point, with: nil) else { return .arrow }
    if let view = view as? any PointerShaping {
      return view.pointerShape(at: root.convert(point, to: view))
    }
    return sequence(first: view, next: \.superview).lazy.compactMap(Self.ownShape).first ?? .arrow
  }

  /// The pointer's shape over a view of the kinds that have one; nil: that of what is behind.
  private static func ownShape(_ view: UIView) -> PointerShape? {
    switch view {
    case let button as UIButton: button.isEnabled ? .hand : .arrow
    case let field as UITextField: field.isEnabled ? .text : .arrow
    case let text as UITextView: text.isEditable || text.isSelectable ? .text : .arrow
    default: nil
    }
  }

  /// The regions with another pointer than the arrow, from back to front: the visible part of each button and text whose
  /// centre is hit.
  package var pointerRegions: [PointerRegion] {
    var regions: [PointerRegion] = []
    collectRegions(root, within: root.bounds, into: &regions)
    return regions
  }

  private func collectRegions(
    _ view: UIView, within visible: CGRect, into regions: inout [PointerRegion]
  ) {
    let area = view.convert(view.bounds, to: root).common(with: visible)
    guard !area.isEmpty else { return }
    if Self.ownShape(view) != nil {
      let shape = cursor(at: CGPoint(x: area.midX, y: area.midY))
      if shape != .arrow { regions.append(PointerRegion(shape: shape, area: area)) }
    }
    guard !(view is UIButton) else { return }
    for child in view.subviews { collectRegions(child, within: area, into: &regions) }
  }

  private func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
    guard let lastTap, time - lastTap.time <= Self.repeatInterval,
      abs(point.x - lastTap.point.x) <= Self.repeatDistance,
      abs(point.y - lastTap.point.y) <= Self.repeatDistance
    else { return 1 }
    return lastTap.count + 1
  }
}
