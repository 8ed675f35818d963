// Fonts as text: a name and a size.

internal import UIKit

/// Reads and writes fonts such as `Helvetica-Bold 12` and `system 17`.
@MainActor
enum FontText {
  /// The font of a name and a size in points; nil where there is none.
  static func font(_ text: String) -> UIFont? {
    let parts = text.split(separator: " ")
    guard parts.count > 1, let size = parts.last.flatMap({ DecimalText.number(String($0)) }),
      size > 0
    else { return nil }
    switch parts.dropLast().joined(separator: " ") {
    case "system": return UIFont.systemFont(ofSize: size)
    case "boldSystem": return UIFont.boldSystemFont(ofSize: size)
    case "italicSystem": return UIFont.italicSystemFont(ofSize: size)
    case let name: return UIFont(name: name, size: size)
    }
  }

  /// The text that reads back as the same font.
  static func text(_ font: UIFont) -> String {
    let size = DecimalText.text(Double(font.pointSize))
    let systems: [(name: String, font: UIFont)] = [
      ("system", UIFont.systemFont(ofSize: font.pointSize)),
      ("boldSystem", UIFont.boldSystemFont(ofSize: font.pointSize)),
      ("italicSystem", UIFont.italicSystemFont(ofSize: font.pointSize)),
    ]
    let name = systems.first { $0.font.fontName == font.fontName }?.name ?? font.fontName
    return "\(name) \(size)"
  }
}
