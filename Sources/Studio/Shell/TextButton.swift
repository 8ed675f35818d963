// A button with words, in the toolbar.

internal import CoreGraphics
internal import UIKit

/// A few words that can be pressed.
@MainActor
final class TextButton: PressButton {
  private let label = TextStyle.label()

  /// `words`: the effect, for the tooltip.
  init(_ words: String, onPress: @escaping @MainActor () -> Void) {
    super.init(words, onPress: onPress)
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The width of its words with room around them.
  var naturalWidth: CGFloat { min(180, label.intrinsicContentSize.width.rounded(.up) + 20) }

  /// The shown words.
  var text: String {
    get { label.text ?? "" }
    set { if label.text != newValue { label.text = newValue } }
  }

  override var accessibilityFacts: AccessibilityFacts {
    var facts = super.accessibilityFacts
    facts.value = text
    return facts
  }

  override func draw(in color: UIColor) { label.textColor = color }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
