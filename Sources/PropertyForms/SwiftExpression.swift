// Values as expressions of Swift.

/// Writes values as expressions.
package enum SwiftExpression {
  /// The expression of a value of a kind; nil where the text is none. `elements`: the kinds of what a list or a
  /// dictionary holds; `isLayer`: the property is a layer's, whose colours are `CGColor`; `isOptional`: it can hold no
  /// value, so that a lookup which may fail is written as it is.
  package static func text(
    _ value: String, kind: String, elements: ElementKinds? = nil, isLayer: Bool = false,
    isOptional: Bool = false
  ) -> String? {
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
    case "insets", "directionalInsets":
      let isDirectional = kind == "directionalInsets"
      return (isDirectional ? "NSDirectionalEdgeInsets" : "UIEdgeInsets")
        + "(top: \(numbers[0]), \(isDirectional ? "leading" : "left"): \(numbers[1]), "
        + "bottom: \(numbers[2]), \(isDirectional ? "trailing" : "right"): \(numbers[3]))"
    case "range": return "NSRange(location: \(numbers[0]), length: \(numbers[1]))"
    case "color":
      let isReached = isLayer || ValueNotation.catalogColor(value)?.percent != nil
      return color(value, mark: isOptional ? isReached ? "?" : "" : "!")
        + (isLayer ? ".cgColor" : "")
    case "image": return "UIImage(named: \(SwiftText.literal(value)))"
    case "font": return FontNotation(value)?.expression()
    case "choice": return ".\(value)"
    case "options":
      let members = ValueNotation.options(value).map { ValueNotation.member($0) }
      return "[\(members.joined(separator: ", "))]"
    case "list": return elements.flatMap { list(value, of: $0.value) }
    case "dictionary": return elements.flatMap { dictionary(value, of: $0) }
    default: return nil
    }
  }

  private static func list(_ text: String, of kind: String) -> String? {
    guard let values = JSONScalar.list(text) else { return nil }
    let written = values.compactMap { self.text($0, kind: kind) }
    return written.count == values.count ? "[\(written.joined(separator: ", "))]" : nil
  }

  private static func dictionary(_ text: String, of kinds: ElementKinds) -> String? {
    guard let pairs = JSONScalar.dictionary(text) else { return nil }
    let written = pairs.compactMap { pair in
      self.text(pair.key, kind: kinds.key ?? "string").flatMap { key in
        self.text(pair.value, kind: kinds.value).map { "\(key): \($0)" }
      }
    }
    guard written.count == pairs.count else { return nil }
    return written.isEmpty ? "[:]" : "[\(written.joined(separator: ", "))]"
  }

  /// `UIColor(red: 1, green: 0.4, blue: 0, alpha: 1)`, `UIColor.systemBlue` for a name, with an opacity
  /// `UIColor.systemBlue.withAlphaComponent(0.8)`, and for a catalog's colour `UIColor(named: "Brand")`, which is optional:
  /// `mark` stands behind it.
  package static func color(_ text: String, mark: String) -> String {
    if let color = ValueNotation.catalogColor(text) {
      return "UIColor(named: \(SwiftText.literal(color.name)))\(mark)"
        + (color.percent.map { fading(to: $0) } ?? "")
    }
    if let faded = ValueNotation.fadedColor(text) {
      return "UIColor.\(faded.name)" + fading(to: faded.percent)
    }
    guard let components = ValueNotation.components(text) else { return "UIColor.\(text)" }
    let parts = zip(["red", "green", "blue", "alpha"], components).map {
      "\($0): \(fraction($1))"
    }
    return "UIColor(\(parts.joined(separator: ", ")))"
  }

  private static func fading(to percent: Double) -> String {
    ".withAlphaComponent(\(ValueNotation.text((percent * 100).rounded() / 10_000)))"
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
