// Fonts as text, and as the expression that makes them.

/// A font's name and size, such as `system 17`.
package struct FontNotation: Hashable {
  /// `system`, `boldSystem`, `italicSystem`, or a font's name.
  package var name: String
  /// In points, as it is written.
  package var size: String

  /// A font of a name and a size.
  package init(name: String, size: String) { (self.name, self.size) = (name, size) }

  /// Reads a text; nil where it is no name with a size above 0.
  package init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count > 1, let size = parts.last, let points = ValueNotation.number(size),
      points > 0
    else { return nil }
    self.init(name: parts.dropLast().joined(separator: " "), size: ValueNotation.text(points))
  }

  /// The text that `--set` takes.
  package var text: String { "\(name) \(size)" }

  /// The functions of `UIFont` that make the system's fonts, by the fonts' names here.
  package static let functions = [
    "system": "systemFont", "boldSystem": "boldSystemFont", "italicSystem": "italicSystemFont",
  ]

  /// The weights of the font that stands for the system's, by the ends of their names.
  private static let weights = [
    "Thin": "thin", "ExtraLight": "ultraLight", "Light": "light", "Regular": "regular",
    "Medium": "medium", "SemiBold": "semibold", "Bold": "bold", "ExtraBold": "heavy",
    "Black": "black",
  ]

  /// The name of the system's font in a weight, as the window has it.
  package static func name(ofWeight weight: String) -> String {
    "Inter-" + (weights.first { $0.value == weight }?.key ?? "Regular")
  }

  /// The call that makes it: with `type`, `UIFont` or nothing, before the function's name.
  package func expression(of type: String = "UIFont") -> String {
    if let function = Self.functions[name] { return "\(type).\(function)(ofSize: \(size))" }
    if name.hasPrefix("Inter-"), let weight = Self.weights[String(name.dropFirst(6))] {
      return "\(type).systemFont(ofSize: \(size), weight: .\(weight))"
    }
    let name = SwiftText.literal(name)
    return "UIFont(name: \(name), size: \(size)) ?? UIFont.systemFont(ofSize: \(size))"
  }
}
