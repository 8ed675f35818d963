// The pointer over a view, without a button down.

import CoreGraphics

/// Would follow the pointer over a view
/// ([Apple](https://developer.apple.com/documentation/uikit/uihovergesturerecognizer)). Pages hear of the
/// pointer with its button down alone: this one stays possible, as on a phone without a pointer.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Of a pencil: 0 here.
  open var zOffset: CGFloat { 0 }
}
