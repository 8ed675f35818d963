// The arbitration of gesture recognisers: which receive touches, which win, which wait.

import CoreGraphics
import ObjCRuntime
import QuartzCore

/// The recognisers of one tree that watch touches or wait for the next one.
@MainActor final class GestureArena: NSObject {
  private var active: [UIGestureRecognizer] = []
  private var touchesDown = 0
  private var link: CADisplayLink?
  /// Called where a recognised gesture takes its touches from their views.
  var onTakingTouches: (([UITouch]) -> Void)?

  override init() {
    super.init()
    ObjCRuntime.register(GestureArena.self, "tick:") { (arena: GestureArena, _: CADisplayLink) in
      arena.checkTime()
    }
  }

  // MARK: Touches

  /// Delivers the beginning of a touch to the recognisers of its view and superviews.
  func began(_ touch: UITouch, _ event: UIEvent) {
    touchesDown += 1
    let watching = sequence(first: touch.view, next: { $0?.superview })
      .flatMap { $0?.storage.gestures ?? [] }
      .filter { recognizer in
        recognizer.isEnabled
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false
      }
    touch.gestures = watching
    for recognizer in watching where !active.contains(where: { $0 === recognizer }) {
      recognizer.start()
      recognizer.arena = self
      active.append(recognizer)
    }
    for recognizer in watching where !recognizer.isOver && recognizer.hasRoom {
      recognizer.watch(touch)
      recognizer.touchesBegan([touch], with: event)
    }
  }

  /// The touch went on, ended or was cancelled.
  func advanced(_ touch: UITouch, _ event: UIEvent) {
    for recognizer in active where recognizer.watched.contains(where: { $0 === touch }) {
      recognizer.watch(touch)
      switch touch.phase {
      case .moved where !recognizer.isOver: recognizer.touchesMoved([touch], with: event)
      case .ended where !recognizer.isOver: recognizer.touchesEnded([touch], with: event)
      case .cancelled: recognizer.touchesCancelled([touch], with: event)
      default: break
      }
    }
    guard touch.phase == .ended || touch.phase == .cancelled else { return }
    touchesDown -= 1
    if touchesDown == 0 { clear() }
  }

  // MARK: Arbitration

  func others(than recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    active.filter { $0 !== recognizer }
  }

  /// Whether no active gesture prevents the recogniser.
  func allowsBeginning(_ recognizer: UIGestureRecognizer) -> Bool {
    !others(than: recognizer).contains {
      ($0.state == .began || $0.state == .changed) && !goTogether($0, recognizer)
        && $0.canPrevent(recognizer) && recognizer.canBePrevented(by: $0)
    }
  }

  func didRecognize(_ recognizer: UIGestureRecognizer) {
    for other in others(than: recognizer)
    where other.state == .possible && !goTogether(other, recognizer)
      && recognizer.canPrevent(other) && other.canBePrevented(by: recognizer)
    {
      other.fail()
    }
    if recognizer.cancelsTouchesInView { onTakingTouches?(recognizer.taken) }
  }

  func didFinish(_ recognizer: UIGestureRecognizer) {
    if recognizer.state == .failed {
      for other in active where other.isHeld { other.reconsider() }
    }
    if touchesDown == 0 { clear() }
  }

  private func goTogether(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
  }

  /// Forgets those that are over; between touches those stay that wait for time or for others.
  private func clear() {
    let over = active.filter { $0.isOver || ($0.deadline == nil && !$0.isHeld) }
    active.removeAll { recognizer in over.contains { $0 === recognizer } }
    for recognizer in over { recognizer.start() }
    if !active.contains(where: { $0.deadline != nil }) { stopWatchingTime() }
  }

  // MARK: Time

  /// Follows the frames until no recogniser waits for time.
  func watchTime() {
    guard link == nil else { return }
    let link = CADisplayLink(target: self, selector: "tick:")
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func stopWatchingTime() {
    link?.invalidate()
    link = nil
  }

  private func checkTime() {
    let now = CACurrentMediaTime()
    for recognizer in active {
      guard let deadline = recognizer.deadline, now >= deadline else { continue }
      recognizer.deadline = nil
      recognizer.deadlineReached()
    }
    if !active.contains(where: { $0.deadline != nil }) { stopWatchingTime() }
  }
}

extension UIGestureRecognizer {
  /// Whether nothing can come of the present touch any more.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }
}
