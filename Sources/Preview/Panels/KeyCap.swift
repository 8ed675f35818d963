// A key as it is drawn in the list of keys.

internal import CoreGraphics
internal import UIKit

/// A small rounded cap with a key's name.
@MainActor
final class KeyCap: UIView {
  /// Points between two caps.
  static let spacing: CGFloat = 5

  private let label: UILabel
  /// Points at the window's scale; never narrower than a single letter's cap.
  var fittingWidth: CGFloat { max(24, Panel.fit(label).width + 14) }

  init(_ name: String) {
    label = Panel.label(name, size: 12, weight: .medium)
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 1, alpha: 0.13)
    layer.cornerRadius = 5
    layer.borderWidth = 1
    layer.borderColor = UIColor(white: 1, alpha: 0.16).cgColor
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
