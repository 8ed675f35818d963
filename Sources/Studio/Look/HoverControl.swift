// The base of the controls that the panels draw themselves.

internal import CoreGraphics
internal import UIKit

/// A control that draws itself anew while the pointer is over it.
@MainActor
class HoverControl: UIControl, HoverTarget {
  /// Called when it is pressed.
  var onPress: (@MainActor () -> Void)?
  var isHovered = false { didSet { if isHovered != oldValue { setNeedsDisplay() } } }

  /// `event`: the one that is a press.
  init(pressedBy event: UIControl.Event = .touchUpInside) {
    super.init(frame: .zero)
    isOpaque = false
    addAction(UIAction { [weak self] _ in self?.onPress?() }, for: event)
  }

  required init?(coder: NSCoder) { nil }

  var tip: Tip? { nil }
  var accessibilityFacts: AccessibilityFacts { buttonFacts }
}
