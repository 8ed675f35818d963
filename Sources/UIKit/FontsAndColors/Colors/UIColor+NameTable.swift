// The names of UIKit's colours.

import CoreGraphics

extension UIColor {
  /// UIKit's colours with their names in Swift, in the order of their declaration. The command line, the inspector and
  /// documents read and write colours by this table.
  package static let named: [(String, UIColor)] = [
    ("black", .black),
    ("darkGray", .darkGray),
    ("lightGray", .lightGray),
    ("white", .white),
    ("gray", .gray),
    ("red", .red),
    ("green", .green),
    ("blue", .blue),
    ("cyan", .cyan),
    ("yellow", .yellow),
    ("magenta", .magenta),
    ("orange", .orange),
    ("purple", .purple),
    ("brown", .brown),
    ("clear", .clear),
    ("systemRed", .systemRed),
    ("systemOrange", .systemOrange),
    ("systemYellow", .systemYellow),
    ("systemGreen", .systemGreen),
    ("systemMint", .systemMint),
    ("systemTeal", .systemTeal),
    ("systemCyan", .systemCyan),
    ("systemBlue", .systemBlue),
    ("systemIndigo", .systemIndigo),
    ("systemPurple", .systemPurple),
    ("systemPink", .systemPink),
    ("systemBrown", .systemBrown),
    ("systemGray", .systemGray),
    ("systemGray2", .systemGray2),
    ("systemGray3", .systemGray3),
    ("systemGray4", .systemGray4),
    ("systemGray5", .systemGray5),
    ("systemGray6", .systemGray6),
    ("tintColor", .tintColor),
    ("link", .link),
    ("label", .label),
    ("secondaryLabel", .secondaryLabel),
    ("tertiaryLabel", .tertiaryLabel),
    ("quaternaryLabel", .quaternaryLabel),
    ("placeholderText", .placeholderText),
    ("separator", .separator),
    ("opaqueSeparator", .opaqueSeparator),
    ("systemFill", .systemFill),
    ("secondarySystemFill", .secondarySystemFill),
    ("tertiarySystemFill", .tertiarySystemFill),
    ("quaternarySystemFill", .quaternarySystemFill),
    ("systemBackground", .systemBackground),
    ("secondarySystemBackground", .secondarySystemBackground),
    ("tertiarySystemBackground", .tertiarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
    ("groupTableViewBackground", .groupTableViewBackground),
    ("lightText", .lightText),
    ("darkText", .darkText),
  ]

  /// The colour that documents and asset catalogs call so: `systemBackgroundColor` is UIKit's `systemBackground`,
  /// `tintColor` is UIKit's too; nil: it has none of that name.
  package static func ofSystem(_ name: String) -> UIColor? {
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return named.first { $0.0 == short || $0.0 == name }?.1
  }
}
