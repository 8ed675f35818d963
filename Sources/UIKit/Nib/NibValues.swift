// Values in documents of UIKit's types: edge insets, colours, fonts, images.

import CoreGraphics
internal import InterfaceDocuments

extension NibElement {
  /// Edge insets, in points; documents call the edges `minX`, `minY`, `maxX` and `maxY`, or by their names.
  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: number("minY") ?? number("top") ?? 0, left: number("minX") ?? number("left") ?? 0,
      bottom: number("maxY") ?? number("bottom") ?? 0,
      right: number("maxX") ?? number("right") ?? 0)
  }

  /// A colour: a named one, one of the system's, or components in sRGB; nil for anything else.
  var color: UIColor? {
    if let name = attributes["name"] { return UIColor(named: name) }
    if let name = attributes["systemColor"] ?? attributes["cocoaTouchSystemColor"] {
      return Self.systemColor(name)
    }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `systemBackgroundColor` is UIKit's `systemBackground`.
  private static func systemColor(_ name: String) -> UIColor? {
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return UIColor.named.first { $0.0 == short }?.1
  }

  /// A font: a text style, one of the system's, or a named one. Default size: 17 points.
  var font: UIFont? {
    let size = number("pointSize") ?? 17
    if let style = attributes["style"] {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    switch attributes["type"] {
    case "system":
      return .systemFont(ofSize: size, weight: Self.weights[attributes["weight"] ?? ""] ?? .regular)
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return attributes["name"].flatMap { UIFont(name: $0, size: size) }
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// Returns an image by name; nil for symbols and for unknown names.
  func image(_ attribute: String) -> UIImage? {
    guard attributes["catalog"] != "system" else { return nil }
    return attributes[attribute].flatMap { UIImage(named: $0) }
  }

  /// The value of a user-defined runtime attribute; nil for an unknown type.
  var runtimeValue: Any? {
    switch attributes["type"] {
    case "boolean": return flag("value") ?? false
    case "color": return value("value")?.color
    case "image": return image("value")
    case "number": return value("value")?.number("value").map { NSNumber(value: Double($0)) }
    case "string", "localizedString": return text("value")
    case "point":
      return value("value")?.point
    case "size": return value("value")?.rect.size
    case "rect": return value("value")?.rect
    default: return nil
    }
  }
}
