// Fonts as text: a name and a size, or a text style.

internal import CoreGraphics
package import UIKit

/// Reads and writes fonts such as `Helvetica-Bold 12`, `boldSystem 17` and `headline`.
@MainActor
package enum FontText {
  /// The names of the system font's faces, lightest first.
  package static let systemNames = systemWeights.map(\.name) + ["italicSystem", "monospacedSystem"]

  /// The names of the text styles, largest first.
  package static let textStyles = styles.map(\.name)

  private static let systemWeights: [(name: String, weight: UIFont.Weight)] = [
    ("ultraLightSystem", .ultraLight), ("thinSystem", .thin), ("lightSystem", .light),
    ("system", .regular), ("mediumSystem", .medium), ("semiboldSystem", .semibold),
    ("boldSystem", .bold), ("heavySystem", .heavy), ("blackSystem", .black),
  ]

  private static let styles: [(name: String, style: UIFont.TextStyle)] = [
    ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
    ("headline", .headline), ("body", .body), ("callout", .callout),
    ("subheadline", .subheadline), ("footnote", .footnote), ("caption1", .caption1),
    ("caption2", .caption2),
  ]

  /// The font of a name and a size in points, or of a text style; nil where there is none.
  package static func font(_ text: String) -> UIFont? {
    if let style = styles.first(where: { $0.name == text }) {
      return UIFont.preferredFont(forTextStyle: style.style)
    }
    let parts = text.split(separator: " ")
    guard parts.count > 1, let size = parts.last.flatMap({ DecimalText.number(String($0)) }),
      size > 0
    else { return nil }
    let name = parts.dropLast().joined(separator: " ")
    return system(name, size: size) ?? UIFont(name: name, size: size)
  }

  private static func system(_ name: String, size: Double) -> UIFont? {
    switch name {
    case "italicSystem": UIFont.italicSystemFont(ofSize: size)
    case "monospacedSystem": UIFont.monospacedSystemFont(ofSize: size, weight: .regular)
    default:
      systemWeights.first { $0.name == name }.map {
        UIFont.systemFont(ofSize: size, weight: $0.weight)
      }
    }
  }

  /// The text that reads back as the same font.
  static func text(_ font: UIFont) -> String {
    let size = Double(font.pointSize)
    let name =
      systemNames.first { system($0, size: size) == font }
      ?? systemNames.first { system($0, size: size)?.fontName == font.fontName } ?? font.fontName
    return "\(name) \(DecimalText.text(size))"
  }
}
