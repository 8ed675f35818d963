// A button of the toolbar and of panels' headings.

internal import CoreGraphics
internal import UIKit

/// A symbol that can be pressed, and stays lit while what it toggles is on.
@MainActor
final class ToolbarButton: UIControl, HoverTarget {
  private let picture = UIImageView()
  private let words: String
  /// The effect of a press.
  var onPress: @MainActor () -> Void
  /// The key's name in the tooltip; nil: there is none.
  var key: String?

  var isHovered = false { didSet { if isHovered != oldValue { refresh() } } }
  /// Whether it is lit. Default: false.
  var isOn = false { didSet { if isOn != oldValue { refresh() } } }

  /// `words`: the effect, for the tooltip.
  init(_ symbol: UIImage, _ words: String, onPress: @escaping @MainActor () -> Void = {}) {
    self.words = words
    self.onPress = onPress
    super.init(frame: CGRect(origin: .zero, size: Metrics.toolbarButton))
    layer.cornerRadius = Metrics.radius
    picture.contentMode = .center
    picture.isUserInteractionEnabled = false
    addSubview(picture)
    show(symbol)
    accessibilityLabel = words
    addAction(UIAction { [weak self] _ in self?.onPress() }, for: .touchUpInside)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  var tip: Tip? { Tip(words, key: key) }

  /// Shows another symbol.
  func show(_ symbol: UIImage) {
    if picture.image != symbol { picture.image = symbol }
  }

  override var isHighlighted: Bool { didSet { refresh() } }
  override var isEnabled: Bool { didSet { refresh() } }

  private func refresh() {
    picture.tintColor =
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
    picture.frame = bounds
  }
}
