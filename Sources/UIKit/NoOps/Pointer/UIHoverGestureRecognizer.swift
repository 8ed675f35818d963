// No-op on Linux: hovering of the pointer over a view, which is never recognised.

/// Hovering of the pointer over a view, which is never recognised
/// ([Apple](https://developer.apple.com/documentation/uikit/uihovergesturerecognizer)). A page
/// receives the pointer only while its button is down: the state stays possible, as on a phone
/// without a pointer.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil from the screen. Always 0.
  open var zOffset: CGFloat { 0 }
}
