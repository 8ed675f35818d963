// A button of the toolbar and of panels' headings.

internal import CoreGraphics
internal import UIKit

/// A symbol that can be pressed, and stays lit while what it toggles is on.
@MainActor
final class ToolbarButton: PressButton {
  private let picture = UIImageView()

  /// `words`: the effect, for the tooltip.
  init(_ symbol: UIImage, _ words: String, onPress: @escaping @MainActor () -> Void = {}) {
    super.init(words, frame: CGRect(origin: .zero, size: Metrics.toolbarButton), onPress: onPress)
    picture.contentMode = .center
    picture.isUserInteractionEnabled = false
    addSubview(picture)
    show(symbol)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows another symbol.
  func show(_ symbol: UIImage) {
    if picture.image != symbol { picture.image = symbol }
  }

  override func draw(in color: UIColor) { picture.tintColor = color }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }
}
