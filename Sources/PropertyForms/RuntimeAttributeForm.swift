// Values as user-defined runtime attributes, and back.

package import InterfaceDocuments

extension RuntimeAttributeValue {
  /// The attribute's value for a text of a kind; nil where Xcode has no type for it, as for fonts, or the text is no
  /// value of the kind. The names of colours are not looked up, so that one with another opacity has no form.
  package init?(text: String, kind: String) {
    if text == "nil" {
      self = .null
      return
    }
    let numbers = ValueNotation.numbers(text, kind: kind) ?? []
    switch kind {
    case "boolean":
      guard let flag = ValueNotation.boolean(text) else { return nil }
      self = .boolean(flag)
    case "integer":
      guard let number = Int(text) else { return nil }
      self = .integer(number)
    case "number":
      guard let number = numbers.first else { return nil }
      self = .real(number)
    case "string": self = .string(text)
    case "image": self = .image(text)
    case "color":
      if let color = ValueNotation.catalogColor(text) {
        guard color.percent == nil else { return nil }
        self = .color(["name": color.name])
        return
      }
      let fixed = ValueNotation.canonical(text, kind: kind)
      if ValueNotation.isName(fixed) {
        self = .color(["systemColor": fixed.hasSuffix("Color") ? fixed : fixed + "Color"])
        return
      }
      guard let components = ValueNotation.components(fixed) else { return nil }
      let names = ["red", "green", "blue", "alpha"]
      let parts = zip(names, components).map { ($0, ValueNotation.text(Double($1) / 255)) }
      self = .color(
        Dictionary(uniqueKeysWithValues: parts)
          .merging(["colorSpace": "custom", "customColorSpace": "sRGB"]) { $1 })
    case "point" where numbers.count == 2: self = .point(x: numbers[0], y: numbers[1])
    case "size" where numbers.count == 2: self = .size(width: numbers[0], height: numbers[1])
    case "rect" where numbers.count == 4:
      self = .rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case "range" where numbers.count == 2:
      guard let location = Int(exactly: numbers[0]), let length = Int(exactly: numbers[1]) else {
        return nil
      }
      self = .range(location: location, length: length)
    default: return nil
    }
  }

  /// The value as `--set` takes it; nil for a colour that is not described.
  package var propertyText: String? {
    switch self {
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): "\(value)"
    case .real(let value): ValueNotation.text(value)
    case .string(let text), .image(let text): text
    case .color(let attributes): Self.text(ofColor: attributes)
    case .point(let x, let y): Self.list([x, y])
    case .size(let width, let height): Self.list([width, height])
    case .rect(let x, let y, let width, let height): Self.list([x, y, width, height])
    case .range(let location, let length): "\(location),\(length)"
    case .null: "nil"
    }
  }

  /// `InspectableKind`'s word for the attribute's type; nil: none.
  package var kind: String? {
    switch self {
    case .boolean: "boolean"
    case .integer, .real: "number"
    case .string: "string"
    case .image: "image"
    case .color: "color"
    case .point: "point"
    case .size: "size"
    case .rect: "rect"
    case .range: "range"
    case .null: nil
    }
  }

  private static func list(_ numbers: [Double]) -> String {
    numbers.map { ValueNotation.text($0) }.joined(separator: ",")
  }

  private static func text(ofColor attributes: [String: String]) -> String? {
    func part(_ name: String) -> Int? {
      guard let number = attributes[name].flatMap({ ValueNotation.number($0) }),
        (0...1).contains(number)
      else { return nil }
      return Int((number * 255).rounded())
    }
    let alpha = part("alpha") ?? 255
    if let white = part("white") { return ValueNotation.text([white, white, white, alpha]) }
    if let red = part("red"), let green = part("green"), let blue = part("blue") {
      return ValueNotation.text([red, green, blue, alpha])
    }
    if let name = attributes["name"] { return ValueNotation.text(ofCatalogColor: name) }
    guard let system = attributes["systemColor"], system.hasSuffix("Color") else { return nil }
    return system == "tintColor" ? system : String(system.dropLast(5))
  }
}
