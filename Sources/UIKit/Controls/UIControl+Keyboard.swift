// Pressing a control with a key instead of a touch.

import CoreGraphics

extension UIControl {
  /// The key is down: highlights the control.
  func keyPressBegan() {
    isHighlighted = true
  }

  /// The key is up: what a touch that ends inside sends.
  func keyPressEnded() {
    isHighlighted = false
    if isEnabled { triggerInside(nil) }
  }

  func keyPressCancelled() {
    isHighlighted = false
  }
}
