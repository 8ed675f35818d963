// The base of the controls that take the keyboard.

internal import UIKit

/// A control that takes the keyboard, and draws itself anew with it and without.
@MainActor
class FocusControl: HoverControl {
  override var canBecomeFirstResponder: Bool { true }
  override func becomeFirstResponder() -> Bool {
    defer { setNeedsDisplay() }
    return super.becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    defer { setNeedsDisplay() }
    return super.resignFirstResponder()
  }
}
