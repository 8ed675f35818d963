// Controls: states, tracking of a touch, and the actions that events cause.

public import CoreGraphics
public import ObjCRuntime

/// A view that turns touches into actions
/// ([Apple](https://developer.apple.com/documentation/uikit/uicontrol)).
///
/// While a touch is tracked, up to 70 points outside the bounds still count as inside.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  /// The distance outside the bounds, in points, at which a tracked touch still counts as inside.
  static let trackingTolerance: CGFloat = 70

  var targets: [ControlTarget] = []
  /// The event whose actions are being sent.
  private var currentEvent: UIEvent?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control that performs `primaryAction` for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UIControl.self)
  }

  // MARK: State

  /// Default: true. A disabled control receives no touches.
  open var isEnabled: Bool = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { stopTracking(event: nil) }
      stateDidChange()
    }
  }

  open var isSelected: Bool = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Set while a touch is down inside.
  open var isHighlighted: Bool = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Never `focused`: a state without a title of its own shows the normal one, and the focus is not
  /// to hide what is shown while pressed.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after a part of the state changed.
  func stateDidChange() {
    setNeedsLayout()
  }

  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  /// The alignment with leading and trailing as left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  // MARK: Menus and tooltips, which are never shown

  open var isContextMenuInteractionEnabled = false
  open var showsMenuAsPrimaryAction = false
  open var toolTip: String?
  open var isSymbolAnimationEnabled = false
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// Returns the attachment point of a menu. Default: the centre.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Tracking

  /// Whether a touch that began here is down.
  open private(set) var isTracking = false

  /// Whether the tracked touch is inside, within the tolerance.
  open private(set) var isTouchInside = false

  /// False refuses to track the touch. Default: true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// False ends the tracking. Default: true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, isEnabled, !isTracking else { return }
    guard beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isWithinTolerance(touch)
    if isTouchInside != wasInside { isHighlighted = isTouchInside }
    guard continueTracking(touch, with: event) else { return stopTracking(event: event) }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside {
      events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    send(events, event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = isWithinTolerance(touch)
    let endedInside = isTouchInside
    isTracking = false
    isTouchInside = false
    endTracking(touch, with: event)
    isHighlighted = false
    if endedInside {
      triggerInside(event)
    } else {
      send(.touchUpOutside, event)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    stopTracking(event: event)
  }

  /// A control's own action comes before a single tap of a view that it is in.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled
    else {
      return true
    }
    return tap.numberOfTapsRequired > 1
  }

  /// Sends the events of a touch that ends inside. Buttons add their primary action.
  func triggerInside(_ event: UIEvent?) {
    send(.touchUpInside, event)
  }

  /// Ends the tracking without an action.
  private func stopTracking(event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    cancelTracking(with: event)
    isHighlighted = false
    send(.touchCancel, event)
  }

  private func isWithinTolerance(_ touch: UITouch) -> Bool {
    let tolerance = Self.trackingTolerance
    return bounds.insetBy(dx: -tolerance, dy: -tolerance).contains(touch.location(in: self))
  }

  // MARK: Actions

  /// Sends `action` to `target` for the events, for as long as the target lives: it is not
  /// retained. The same pair for the same events is one registration.
  ///
  /// - Parameters:
  ///   - target: nil sends it to the first responder that knows the selector, beginning here.
  ///   - action: A method of no argument, of the control, or of the control and the event; see
  ///     `ObjCRuntime`.
  ///   - controlEvents: When to send it.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    register(target.map { ObjCRuntime.receiver(of: $0) }, action, events: controlEvents)
  }

  /// nil for the target is every target, nil for the action every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    unregister(target.map { ObjCRuntime.receiver(of: $0) }, action, events: controlEvents)
  }

  /// Every target that is still there.
  open var allTargets: Set<AnyHashable> { livingTargets }

  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    selectorNames(target.map { ObjCRuntime.receiver(of: $0) }, controlEvent)
  }

  /// Sends a selector with this control and the event; all target actions are sent through it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard let target = target.map({ ObjCRuntime.receiver(of: $0) }) ?? responder(to: action) else {
      return
    }
    ObjCRuntime.send(action, to: target, self, event)
  }

  /// Adds an action; one with the same identifier for the same events is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    register(action, controlEvents)
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    unregister(controlEvents) { call in
      if case .action(let action) = call { return action.identifier == actionIdentifier }
      return false
    }
  }

  /// Performs an action as if an event of this control had caused it.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Performs the actions of all `controlEvents`, each once, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      target.send(from: self, event: currentEvent)
    }
  }

  /// All events that something is registered for.
  open var allControlEvents: Event {
    targets.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Sends the actions of the events with `event`.
  func send(_ controlEvents: Event, _ event: UIEvent?) {
    let former = currentEvent
    currentEvent = event
    defer { currentEvent = former }
    sendActions(for: controlEvents)
  }
}
