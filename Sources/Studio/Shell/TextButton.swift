// A button with words, in the toolbar.

internal import CoreGraphics
internal import UIKit

/// A few words that can be pressed.
@MainActor
final class TextButton: UIControl, HoverTarget {
  private let label = TextStyle.label()
  private let words: String
  /// The effect of a press.
  var onPress: @MainActor () -> Void
  /// The key's name in the tooltip; nil: there is none.
  var key: String?

  var isHovered = false { didSet { if isHovered != oldValue { refresh() } } }
  /// Whether it is lit. Default: false.
  var isOn = false { didSet { if isOn != oldValue { refresh() } } }

  /// `words`: the effect, for the tooltip.
  init(_ words: String, onPress: @escaping @MainActor () -> Void) {
    self.words = words
    self.onPress = onPress
    super.init(frame: .zero)
    layer.cornerRadius = Metrics.radius
    label.textAlignment = .center
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.onPress() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  var tip: Tip? { Tip(words, key: key) }

  /// The width of its words with room around them.
  var naturalWidth: CGFloat { min(180, label.intrinsicContentSize.width.rounded(.up) + 20) }

  /// The shown words.
  var text: String {
    get { label.text ?? "" }
    set { if label.text != newValue { label.text = newValue } }
  }

  override var isHighlighted: Bool { didSet { refresh() } }
  override var isEnabled: Bool { didSet { refresh() } }

  private func refresh() {
    label.textColor =
      isEnabled ? (isOn ? Palette.accentLabel : Palette.label) : Palette.disabledLabel
    backgroundColor =
      if isHighlighted {
        Palette.pressed
      } else if isHovered, isEnabled {
        Palette.hovered
      } else {
        isOn ? Palette.selectedRow : nil
      }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
