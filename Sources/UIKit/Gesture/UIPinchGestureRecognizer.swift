// Gestures of two fingers, which one pointer cannot make.

public import CoreGraphics

/// Recognises two fingers that move apart or together. There is one pointer here: it never
/// recognises anything, and says so once
/// ([Apple](https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer)).
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Default: 1.
  open var scale: CGFloat = 1
  open private(set) var velocity: CGFloat = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    logOnce("\(type(of: self)): one pointer makes no gesture of two fingers")
    fail()
  }
}

/// Recognises two fingers that turn; as with pinching, one pointer cannot
/// ([Apple](https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer)).
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians. Default: 0.
  open var rotation: CGFloat = 0
  open private(set) var velocity: CGFloat = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    logOnce("\(type(of: self)): one pointer makes no gesture of two fingers")
    fail()
  }
}
