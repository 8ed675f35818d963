// Values as expressions of Swift.

/// Writes values as expressions.
package enum SwiftExpression {
  /// The expression of a value of a kind; nil where the text is none. `isLayer`: the property is a layer's, whose
  /// colours are `CGColor`.
  package static func text(_ value: String, kind: String, isLayer: Bool = false) -> String? {
    if value == "nil" { return "nil" }
    guard ValueNotation.complaint(about: value, kind: kind) == nil else { return nil }
    let numbers = (ValueNotation.numbers(value, kind: kind) ?? []).map { ValueNotation.text($0) }
    switch kind {
    case "boolean": return ValueNotation.canonical(value, kind: kind)
    case "integer", "number": return numbers.first
    case "string": return SwiftText.literal(value)
    case "point": return "CGPoint(x: \(numbers[0]), y: \(numbers[1]))"
    case "size": return "CGSize(width: \(numbers[0]), height: \(numbers[1]))"
    case "rect":
      return "CGRect(x: \(numbers[0]), y: \(numbers[1]), "
        + "width: \(numbers[2]), height: \(numbers[3]))"
    case "range": return "NSRange(location: \(numbers[0]), length: \(numbers[1]))"
    case "color": return color(value) + (isLayer ? ".cgColor" : "")
    case "image": return "UIImage(named: \(SwiftText.literal(value)))"
    case "font": return FontNotation(value)?.expression()
    case "choice": return ".\(value)"
    default: return nil
    }
  }

  /// `UIColor(red: 1, green: 0.4, blue: 0, alpha: 1)`, or `UIColor.systemBlue` for a name.
  package static func color(_ text: String) -> String {
    guard let components = ValueNotation.components(text) else { return "UIColor.\(text)" }
    let parts = zip(["red", "green", "blue", "alpha"], components).map {
      "\($0): \(fraction($1))"
    }
    return "UIColor(\(parts.joined(separator: ", ")))"
  }

  /// A component of 0 … 255 as the shortest part of 1 that is nearest to it.
  package static func fraction(_ byte: Int) -> String {
    for digits in [1.0, 10, 100, 1000] {
      let value = (Double(byte) / 255 * digits).rounded() / digits
      if Int((value * 255).rounded()) == byte { return ValueNotation.text(value) }
    }
    return ValueNotation.text(Double(byte) / 255)
  }
}
