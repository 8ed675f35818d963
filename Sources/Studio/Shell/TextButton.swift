// A button with words, in the toolbar.

internal import CoreGraphics
internal import UIKit

/// A few words that can be pressed, with a small arrow behind them where that opens a list.
@MainActor
final class TextButton: PressButton {
  private let label = TextStyle.label()
  private let opensList: Bool
  /// The width of the arrow with its distance from the words.
  private var arrowRoom: CGFloat { opensList ? 12 : 0 }

  /// `words`: the effect, for the tooltip.
  init(_ words: String, opensList: Bool = false, onPress: @escaping @MainActor () -> Void) {
    self.opensList = opensList
    super.init(words, onPress: onPress)
    if opensList { (isOpaque, contentMode) = (false, .redraw) }
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The width of its words with room around them.
  var naturalWidth: CGFloat {
    min(180, label.intrinsicContentSize.width.rounded(.up) + 20 + arrowRoom)
  }

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
    label.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrowRoom))
  }

  // A glyph for the arrow would make the program look for a font that has it.
  override func draw(_ rect: CGRect) {
    guard opensList else { return }
    DisclosureArrow.draw(
      at: CGPoint(x: bounds.maxX - 14, y: bounds.midY + 0.5), reach: 3, isOpen: true)
  }
}
