// No-op on Linux: an event of presses; none is delivered.

/// An event of presses; none is delivered
/// ([Apple](https://developer.apple.com/documentation/uikit/uipressesevent)).
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  open var allPresses: Set<UIPress> { [] }
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
