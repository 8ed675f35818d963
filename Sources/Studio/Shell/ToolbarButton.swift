// A button of the toolbar and of panels' headings.

internal import CoreGraphics
internal import UIKit

/// A symbol that can be pressed, and stays lit while what it toggles is on.
@MainActor
final class ToolbarButton: PressButton {
  private let picture = UIImageView()
  private let badge = UIView()

  /// `words`: the effect, for the tooltip.
  init(_ symbol: UIImage, _ words: String, onPress: @escaping @MainActor () -> Void = {}) {
    super.init(words, frame: CGRect(origin: .zero, size: Metrics.toolbarButton), onPress: onPress)
    picture.contentMode = .center
    picture.isUserInteractionEnabled = false
    badge.backgroundColor = Palette.error
    badge.layer.cornerRadius = 3.5
    badge.isUserInteractionEnabled = false
    badge.isHidden = true
    addSubview(picture)
    addSubview(badge)
    show(symbol)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a red dot calls for attention. Default: false.
  var hasBadge = false {
    didSet {
      guard hasBadge != oldValue else { return }
      badge.isHidden = !hasBadge
    }
  }

  /// Shows another symbol.
  func show(_ symbol: UIImage) {
    if picture.image != symbol { picture.image = symbol }
  }

  override func draw(in color: UIColor) { picture.tintColor = color }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    badge.frame = CGRect(x: bounds.midX + 5, y: bounds.midY - 10, width: 7, height: 7)
  }
}
