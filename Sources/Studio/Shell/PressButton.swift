// The states of the toolbar's buttons.

internal import CoreGraphics
internal import UIKit

/// A button that lights up under the pointer and while it is pressed, and stays lit while its effect is on.
@MainActor
class PressButton: UIControl, HoverTarget {
  /// The effect of a press in words, for the tooltip.
  var words: String
  /// The effect of a press.
  var onPress: @MainActor () -> Void
  /// Says why it is disabled, in the tooltip; nil: the effect says that already. Default: nil.
  var obstacle: String?
  /// A second line of the tooltip while it is enabled; nil: there is none. Default: nil.
  var remark: String?
  /// The key's name in the tooltip; nil: there is none.
  var key: String?

  var isHovered = false { didSet { if isHovered != oldValue { refresh() } } }
  /// Whether it is lit. Default: false.
  var isOn = false { didSet { if isOn != oldValue { refresh() } } }

  /// Whether a press turns its effect on and off. Default: false.
  var toggles = false

  /// `words`: the effect, for the tooltip.
  init(_ words: String, frame: CGRect = .zero, onPress: @escaping @MainActor () -> Void) {
    self.words = words
    self.onPress = onPress
    super.init(frame: frame)
    layer.cornerRadius = Metrics.radius
    addAction(UIAction { [weak self] _ in self?.onPress() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  var tip: Tip? {
    let lines = [words, isEnabled ? remark : obstacle].compactMap(\.self)
    return Tip(lines.joined(separator: "\n"), key: key)
  }

  var accessibilityFacts: AccessibilityFacts {
    var facts = buttonFacts
    if obstacle != nil { facts.label = words }
    guard toggles else { return facts }
    facts.traits = .toggleButton
    facts.isChecked = isOn
    return facts
  }

  override var isHighlighted: Bool { didSet { refresh() } }
  override var isEnabled: Bool { didSet { refresh() } }

  /// Draws its content in the colour of its state.
  func draw(in color: UIColor) {}

  /// Shows its state.
  func refresh() {
    draw(in: isEnabled ? (isOn ? Palette.accentLabel : Palette.label) : Palette.disabledLabel)
    backgroundColor =
      if isHighlighted {
        Palette.pressed
      } else if isHovered, isEnabled {
        Palette.hovered
      } else {
        isOn ? Palette.selectedRow : nil
      }
  }
}
