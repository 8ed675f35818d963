// The look that all panels share.

internal import CoreGraphics
internal import UIKit

/// A rounded, dark plate with light text on it, translucent unless it stays.
@MainActor
class Panel: UIView {
  /// Points between the plate's edge and its text.
  static let padding: CGFloat = 12
  static let ink = UIColor.white
  static let fadedInk = UIColor(white: 1, alpha: 0.74)
  /// The ground of a plate that stays, so that nothing behind it is read with its text.
  static let ground = UIColor(red: 28 / 255, green: 28 / 255, blue: 34 / 255, alpha: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Dark enough that white text has a contrast of 9 to 1 over a white page.
    backgroundColor = Self.ground.withAlphaComponent(0.88)
    layer.cornerRadius = 12
    layer.borderWidth = 1
    layer.borderColor = UIColor(white: 1, alpha: 0.14).cgColor
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// A line of text in a panel.
  static func label(
    _ text: String = "", size: CGFloat = 13, weight: UIFont.Weight = .regular,
    color: UIColor = ink
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.textColor = color
    return label
  }

  /// The label's size in whole points; its lines are at most `width` points wide.
  static func fit(_ label: UILabel, width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }
}
