// Dragging.

public import CoreGraphics
import Foundation

/// Recognises dragging, with its translation and velocity
/// ([Apple](https://developer.apple.com/documentation/uikit/uipangesturerecognizer)).
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Points before a touch counts as dragged.
  private static let threshold: CGFloat = 10
  /// Seconds over which the velocity is measured.
  private static let velocitySpan: TimeInterval = 0.1

  /// Fingers that it takes to begin. Default: 1.
  open var minimumNumberOfTouches = 1
  /// Further fingers are none of the gesture's. Default: any number.
  open var maximumNumberOfTouches = Int.max

  /// Has no effect: wheels scroll, and no gesture receives them. Default: none.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  override var touchLimit: Int { maximumNumberOfTouches }

  private var start = CGPoint.zero
  /// The origin of the translation.
  private var origin = CGPoint.zero
  private var track: [(time: TimeInterval, point: CGPoint)] = []

  /// Since the gesture began, or since it was last set, in the coordinates of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    difference(origin, lastPoint, in: view)
  }

  /// Measures the translation so that it is now `translation`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = place(lastPoint, in: view)
    let place = CGPoint(x: now.x - translation.x, y: now.y - translation.y)
    origin = view?.convert(place, to: nil) ?? place
  }

  /// Points a second, in the coordinates of `view`.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let first = track.first, let last = track.last, last.time > first.time else {
      return .zero
    }
    let displacement = difference(first.point, last.point, in: view)
    let seconds = CGFloat(last.time - first.time)
    return CGPoint(x: displacement.x / seconds, y: displacement.y / seconds)
  }

  private func difference(_ one: CGPoint, _ other: CGPoint, in view: UIView?) -> CGPoint {
    let (one, other) = (place(one, in: view), place(other, in: view))
    return CGPoint(x: other.x - one.x, y: other.y - one.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      start = lastPoint
      origin = lastPoint
      track = []
    } else {
      shift()
    }
    note(event)
  }

  /// Keeps the translation when a finger is added or removed, which moves the centroid.
  private func shift() {
    guard let last = track.last?.point else { return }
    let (x, y) = (lastPoint.x - last.x, lastPoint.y - last.y)
    origin = CGPoint(x: origin.x + x, y: origin.y + y)
    track = track.map { ($0.time, CGPoint(x: $0.point.x + x, y: $0.point.y + y)) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let before = track.last?.point ?? start
    note(event)
    if state != .possible {
      state = .changed
    } else if isFarEnough(from: start), numberOfTouches >= minimumNumberOfTouches {
      origin = before
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > 0 {
      if state == .possible { start = lastPoint } else { shift() }
      return
    }
    note(event)
    if state == .possible {
      fail()
    } else {
      state = .ended
    }
  }

  open override func reset() {
    track = []
  }

  /// Whether the touch was dragged that far.
  func isFarEnough(from start: CGPoint) -> Bool {
    max(abs(lastPoint.x - start.x), abs(lastPoint.y - start.y)) >= Self.threshold
  }

  private func note(_ event: UIEvent) {
    track.append((event.timestamp, lastPoint))
    let oldest = event.timestamp - Self.velocitySpan
    while track.count > 2, let second = track.dropFirst().first, second.time <= oldest {
      track.removeFirst()
    }
  }
}
