// A name in a list to choose from.

internal import CoreGraphics
internal import UIKit

/// A name in a list.
@MainActor
final class MenuRow: UIControl, HoverTarget {
  private let label: UILabel
  private let key: UILabel
  private let tick = UIImageView(image: Symbol.named("checkmark", size: 11))

  var isHovered = false { didSet { if isHovered != oldValue { onHover?(isHovered) } } }
  /// Called when the pointer comes over the row, and when it leaves.
  var onHover: (@MainActor (Bool) -> Void)?
  var isMarked = false { didSet { refresh() } }
  /// Whether it has a tick.
  var isChosen: Bool { didSet { tick.isHidden = !isChosen } }

  /// The words at the left.
  var name: String { label.text ?? "" }

  /// The words at the right.
  var note: String {
    get { key.text ?? "" }
    set { key.text = newValue }
  }

  init(_ name: String, key words: String?, isChosen: Bool) {
    label = TextStyle.label(name)
    key = TextStyle.label(words ?? "", TextStyle.caption, color: Palette.secondaryLabel)
    key.textAlignment = .right
    self.isChosen = isChosen
    super.init(frame: .zero)
    layer.cornerRadius = 4
    tick.isHidden = !isChosen
    tick.contentMode = .center
    tick.tintColor = Palette.label
    addSubview(tick)
    addSubview(label)
    addSubview(key)
  }

  required init?(coder: NSCoder) { nil }

  var accessibilityFacts: AccessibilityFacts {
    var facts = AccessibilityFacts(
      .menuItem, label: label.text, traits: isMarked ? .selected : .none)
    if isChosen { facts.isChecked = true }
    return facts
  }

  var naturalWidth: CGFloat {
    let keyWidth = key.intrinsicContentSize.width.rounded(.up)
    return label.intrinsicContentSize.width.rounded(.up) + 24 + 12
      + (keyWidth > 0 ? keyWidth + 24 : 0)
  }

  private func refresh() {
    backgroundColor = isMarked ? Palette.accent : nil
    label.textColor = isMarked ? Palette.onAccent : Palette.label
    key.textColor = isMarked ? Palette.onAccent : Palette.secondaryLabel
    tick.tintColor = isMarked ? Palette.onAccent : Palette.label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    tick.frame = CGRect(x: 4, y: 0, width: 16, height: bounds.height)
    label.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 12))
    key.frame = label.frame
  }
}
