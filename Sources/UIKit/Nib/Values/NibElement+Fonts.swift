// Fonts in documents: text styles, the system's, and fonts by name.

import CoreGraphics
internal import InterfaceDocuments

extension NibElement {
  /// A font of a `fontDescription` or, in attributed strings, of a `font`; nil for an element that is none.
  ///
  /// Default size: 17 points. The system font stands for a font that is not installed.
  var font: UIFont? {
    let size = number("pointSize") ?? number("size") ?? 17
    if let style = attributes["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    switch attributes["type"] ?? attributes["metaFont"] {
    case "system":
      return .systemFont(ofSize: size, weight: Self.weights[attributes["weight"] ?? ""] ?? .regular)
    case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case nil: break
    default: return .systemFont(ofSize: size)
    }
    return attributes["name"].map { UIFont(name: $0, size: size) ?? .systemFont(ofSize: size) }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// A text style; nil for a font of a fixed size.
  var textStyle: UIFont.TextStyle? { attributes["style"].map { UIFont.TextStyle(rawValue: $0) } }
}
