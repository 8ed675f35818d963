// Gesture recognisers: from touches to states to actions.

public import CoreGraphics
public import ObjCRuntime
import QuartzCore

/// Watches the touches of a view and its subviews for a gesture
/// ([Apple](https://developer.apple.com/documentation/uikit/uigesturerecognizer)).
///
/// Recognisers receive a touch before its view does. Of those that watch the same touch the first
/// to recognise its gesture wins, the hit view's before its superviews', unless a delegate allows
/// simultaneous recognition. The pointer with its button down is a touch like a finger's.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
    public static let recognized = State.ended
  }

  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  private var targets: [Target] = []
  private var storedState = State.possible
  /// The state that the gesture takes once the required failures have happened.
  private var heldState: State?
  private var rivals: [UIGestureRecognizer] = []
  weak var arena: GestureArena?
  /// When `deadlineReached()` is to be called, on the clock of `CACurrentMediaTime()`.
  var deadline: CFTimeInterval? {
    didSet { if deadline != nil { arena?.watchTime() } }
  }
  /// The watched touches, and their centroid in the top view's coordinates; after the last one its
  /// last position.
  private(set) var watched: [UITouch] = []
  private(set) var lastPoint = CGPoint.zero
  /// The touch that the newest event is about.
  private var newest: UITouch?
  /// The view that the newest touch began in.
  private weak var hitView: UIView?
  /// The maximum number of touches; further ones are ignored.
  var touchLimit: Int { .max }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  public init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Targets

  /// The action gets the recogniser, or nothing; the target is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: ObjCRuntime.receiver(of: target), action: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { ObjCRuntime.receiver(of: $0) }
    targets.removeAll {
      (object == nil || $0.object === object) && (action == nil || $0.action == action)
    }
  }

  // MARK: Settings

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Default: true. Disabling cancels an active gesture.
  open var isEnabled = true {
    didSet { if !isEnabled { cancel() } }
  }

  /// The view it was added to.
  open internal(set) weak var view: UIView?

  /// Whether a recognised gesture cancels its touches in the view. Default: true.
  open var cancelsTouchesInView = true

  /// Whether touches are delivered to the view only after the gesture failed. Has no effect: they
  /// are delivered at once.
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true

  open var name: String?

  /// Has no effect: every touch is direct.
  open var allowedTouchTypes: [NSNumber] = []
  open var allowedPressTypes: [NSNumber] = []
  open var requiresExclusiveTouchType = true
  open var buttonMask: UIEvent.ButtonMask { [] }
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The gesture counts only after the other failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    rivals.append(otherGestureRecognizer)
  }

  // MARK: Location

  open var numberOfTouches: Int { watched.count }

  final var hasRoom: Bool { watched.count < touchLimit }

  /// The touches that a recognised gesture cancels in views, including the one that has just ended.
  final var taken: [UITouch] { watched + (newest.map { [$0] } ?? []) }

  /// The middle between the touches in the coordinates of `view`, or of the top view for nil.
  open func location(in view: UIView?) -> CGPoint {
    place(lastPoint, in: view)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard watched.indices.contains(touchIndex) else { return location(in: view) }
    return place(watched[touchIndex].location(in: nil), in: view)
  }

  /// Converts a point from the top view's coordinates to those of `view`.
  final func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    view?.convert(point, from: nil) ?? point
  }

  // MARK: States

  /// Set by subclasses.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  private func change(to new: State) {
    let isBeginning = storedState == .possible && (new == .began || new == .ended)
    if isBeginning {
      guard mayBegin else { return fail() }
      guard !waits else {
        heldState = new
        return
      }
    }
    storedState = new
    switch new {
    case .failed: finish()
    case .possible: break
    case .began, .changed, .ended, .cancelled:
      if isBeginning { arena?.didRecognize(self) }
      send()
      if new == .ended || new == .cancelled { finish() }
    }
  }

  private var mayBegin: Bool {
    guard let view, view.gestureRecognizerShouldBegin(self) else { return false }
    if let hitView, hitView !== view, hitView is UIControl,
      !hitView.gestureRecognizerShouldBegin(self)
    {
      return false
    }
    return delegate?.gestureRecognizerShouldBegin(self) != false
      && arena?.allowsBeginning(self) != false
  }

  /// Whether one that has to fail has not failed yet.
  private var waits: Bool { arena?.others(than: self).contains(where: hasToWait) == true }

  private func hasToWait(for other: UIGestureRecognizer) -> Bool {
    guard other.state == .possible, other.isEnabled else { return false }
    return rivals.contains { $0 === other }
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  private func send() {
    for target in targets {
      if let object = target.object { ObjCRuntime.send(target.action, to: object, self) }
    }
  }

  /// The gesture cannot become one any more.
  final func fail() {
    if storedState == .possible { change(to: .failed) }
  }

  /// Ends a gesture from outside.
  final func cancel() {
    switch storedState {
    case .possible: fail()
    case .began, .changed: change(to: .cancelled)
    case .ended, .cancelled, .failed: break
    }
  }

  private func finish() {
    heldState = nil
    deadline = nil
    arena?.didFinish(self)
  }

  /// Called when another recogniser failed: a held state may be taken now.
  final func reconsider() {
    guard let held = heldState, !waits else { return }
    heldState = nil
    change(to: held)
  }

  final var isHeld: Bool { heldState != nil }

  /// Back to the beginning, when no touch is watched.
  final func start() {
    storedState = .possible
    heldState = nil
    deadline = nil
    watched = []
    newest = nil
    reset()
  }

  final func watch(_ touch: UITouch) {
    newest = touch
    hitView = touch.view
    let isOver = touch.phase == .ended || touch.phase == .cancelled
    if isOver {
      watched.removeAll { $0 === touch }
    } else if !watched.contains(where: { $0 === touch }) {
      watched.append(touch)
    }
    lastPoint = watched.isEmpty ? touch.location(in: nil) : middle
  }

  private var middle: CGPoint {
    let points = watched.map { $0.location(in: nil) }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    cancel()
  }

  /// Called before the next gesture.
  open func reset() {}

  open func ignore(_ touch: UITouch, for event: UIEvent) {
    fail()
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the event is received at all. Never asked.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Never called: there are no estimates and no presses of remote controls.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// The time that `deadline` says has come.
  func deadlineReached() {}

  /// Called after a document's attributes are set. On Apple's systems every object has it.
  open func awakeFromNib() {}

  /// Called by a previewer only. On Apple's systems every object has it.
  open func prepareForInterfaceBuilder() {}
}
