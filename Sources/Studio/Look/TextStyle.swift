// The studio's texts: three sizes, two weights.

internal import CoreGraphics
internal import UIKit

/// A kind of text in the panels.
@MainActor
enum TextStyle {
  /// The name of what is selected.
  static let title = UIFont.systemFont(ofSize: 13, weight: .semibold)
  /// The heading of a section.
  static let heading = UIFont.systemFont(ofSize: 12, weight: .semibold)
  /// Values, names, rows.
  static let body = UIFont.systemFont(ofSize: 12, weight: .regular)
  /// Names of what is less than a view.
  static let italic = UIFont.italicSystemFont(ofSize: 12)
  /// Remarks.
  static let caption = UIFont.systemFont(ofSize: 11, weight: .regular)
  /// Figures of rulers.
  static let small = UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .regular)

  /// A line of text that ends in … where it is too long.
  static func label(
    _ text: String = "", _ font: UIFont = body, color: UIColor = Palette.label
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    label.lineBreakMode = .byTruncatingTail
    label.isUserInteractionEnabled = false
    return label
  }
}
