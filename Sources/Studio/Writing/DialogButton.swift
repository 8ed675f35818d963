// A button at the foot of a panel.

internal import CoreGraphics
internal import UIKit

/// Words with the key that does the same.
@MainActor
final class DialogButton: UIControl, HoverTarget {
  private let label: UILabel
  private let isDefault: Bool
  private let words: String
  private let key: String?
  /// The effect of a press.
  var onPress: (@MainActor () -> Void)?

  var isHovered = false { didSet { if isHovered != oldValue { refresh() } } }

  /// `isDefault`: whether it is the one that Return presses, in the accent's colour.
  init(_ words: String, key: String?, isDefault: Bool = false) {
    self.words = words
    self.key = key
    self.isDefault = isDefault
    label = TextStyle.label(
      words, TextStyle.body, color: isDefault ? Palette.onAccent : Palette.label)
    label.textAlignment = .center
    super.init(frame: .zero)
    layer.cornerRadius = Metrics.radius
    layer.borderWidth = isDefault ? 0 : 1
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.onPress?() }, for: .touchUpInside)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  var tip: Tip? { Tip(words, key: key) }

  /// The width of its words with room around them.
  var naturalWidth: CGFloat { max(80, label.intrinsicContentSize.width.rounded(.up) + 32) }

  override var isHighlighted: Bool { didSet { refresh() } }

  private func refresh() {
    let isLit = isHovered || isHighlighted
    backgroundColor =
      isDefault ? Palette.accent : isHighlighted ? Palette.pressed : isLit ? Palette.hovered : nil
    alpha = isDefault && isHighlighted ? 0.8 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    layer.borderColor = Palette.fieldEdge.resolvedColor(with: traitCollection).cgColor
  }
}
