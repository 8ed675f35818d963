// A touch of a finger, or the pointer with its button down.

public import CoreGraphics

/// A touch of a finger, or the pointer with its button down
/// ([Apple](https://developer.apple.com/documentation/uikit/uitouch)). One object lives as long as
/// the touch.
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
    public static var stylus: TouchType { .pencil }
  }

  /// Seconds of the clock of `CACurrentMediaTime()`, of the latest change.
  open private(set) var timestamp: TimeInterval
  open private(set) var phase = Phase.began
  /// The number of quick taps at one position, from 1.
  open private(set) var tapCount: Int
  /// The view that was hit when the touch began; the touch stays with it.
  open private(set) var view: UIView?

  /// The view whose coordinates the two points are in.
  private let root: UIView
  private var point: CGPoint
  private var previousPoint: CGPoint
  /// The system's number of a further finger; nil: the first one, or the pointer.
  package let finger: Int?

  /// A touch that begins at `point` in the coordinates of `root`.
  package init(
    view: UIView, root: UIView, at point: CGPoint, time: TimeInterval, tapCount: Int,
    finger: Int? = nil
  ) {
    self.view = view
    self.root = root
    self.point = point
    self.previousPoint = point
    self.timestamp = time
    self.tapCount = tapCount
    self.finger = finger
    super.init()
  }

  /// A touch of nothing.
  public override convenience init() {
    let view = UIView()
    self.init(view: view, root: view, at: .zero, time: 0, tapCount: 0)
  }

  /// Default: `direct`, also for a pointer, so that sources written for fingers behave.
  open var type: TouchType { .direct }

  open var window: UIWindow? { view?.window }

  /// The gesture recognisers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { gestures.isEmpty ? nil : gestures }

  var gestures: [UIGestureRecognizer] = []

  open var majorRadius: CGFloat { 0 }

  open var majorRadiusTolerance: CGFloat { 0 }

  /// 1 where there is no measure of force.
  open var force: CGFloat { 1 }

  open var maximumPossibleForce: CGFloat { 1 }

  /// The position in the coordinates of `view`, or of the root for nil.
  open func location(in view: UIView?) -> CGPoint {
    root.convert(point, to: view ?? root)
  }

  /// The position before the latest change.
  open func previousLocation(in view: UIView?) -> CGPoint {
    root.convert(previousPoint, to: view ?? root)
  }

  /// Radians between the screen and a stylus: a finger counts as upright.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Radians, where a stylus leans to: a finger to nowhere.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Returns the touch at an earlier position and time.
  func copy(at point: CGPoint, time: TimeInterval) -> UITouch {
    let copy = UITouch(
      view: view ?? root, root: root, at: point, time: time, tapCount: tapCount, finger: finger)
    copy.phase = .moved
    return copy
  }

  /// Goes on to `phase` at `point` in the root's coordinates.
  func advance(to phase: Phase, at point: CGPoint, time: TimeInterval) {
    previousPoint = self.point
    self.point = point
    self.phase = phase
    timestamp = time
  }
}
