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

  /// Presses the control and lets it go, as a key does.
  package func pressByKey() {
    keyPressBegan()
    keyPressEnded()
  }

  func keyPressCancelled() {
    isHighlighted = false
  }
}
