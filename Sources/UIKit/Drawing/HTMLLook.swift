// How a run of HTML looks: what its tags and the declarations of its styles say.

internal import CoreGraphics

/// A look that elements change for what lies in them.
struct HTMLLook {
  private static let standardSize: CGFloat = 12
  /// Sizes 1 … 7 of the element `font`, in points.
  private static let fontSizes: [CGFloat] = [8, 10, 12, 14, 18, 24, 36]

  private let base: [NSAttributedString.Key: Any]
  /// Points.
  private var size: CGFloat
  private var isBold = false
  private var isItalic = false
  private var isUnderlined = false
  private var isStruck = false
  private var color: UIColor?
  private var background: UIColor?
  private var link: URL?
  private var alignment: NSTextAlignment?

  /// - Parameter base: The attributes where the document says nothing.
  init(_ base: [NSAttributedString.Key: Any]) {
    self.base = base
    size = (base[.font] as? UIFont)?.pointSize ?? Self.standardSize
  }

  var attributes: [NSAttributedString.Key: Any] {
    var result = base
    result[.font] = isBold || isItalic || base[.font] == nil ? font : plainFont
    if let color { result[.foregroundColor] = color }
    if let background { result[.backgroundColor] = background }
    if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link { result[.link] = link }
    if let alignment {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      result[.paragraphStyle] = style
    }
    return result
  }

  private var plainFont: UIFont {
    (base[.font] as? UIFont)?.withSize(size) ?? .systemFont(ofSize: size)
  }

  private var font: UIFont {
    let traits: UIFontDescriptor.SymbolicTraits = [
      isBold ? .traitBold : [], isItalic ? .traitItalic : [],
    ]
    return plainFont.fontDescriptor.withSymbolicTraits(traits)
      .map { UIFont(descriptor: $0, size: size) } ?? plainFont
  }

  // MARK: Elements

  /// Becomes the look of what lies in an element; names are in small letters.
  mutating func enter(_ element: String, _ values: [String: String]) {
    switch element {
    case "b", "strong", "th": isBold = true
    case "i", "em": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "h1": enterHeading(2)
    case "h2": enterHeading(1.5)
    case "h3": enterHeading(1.17)
    case "small": size *= 0.83
    case "center": alignment = .center
    case "a":
      link = values["href"].flatMap { URL(string: $0) }
      isUnderlined = link != nil
      color = link == nil ? color : UIColor(red: 0, green: 0, blue: 0xEE / 255.0, alpha: 1)
    case "font":
      if let number = values["size"].flatMap({ Int($0) }), (1...7).contains(number) {
        size = Self.fontSizes[number - 1]
      }
    default: break
    }
    if let color = values["color"].flatMap(HTMLColor.color) { self.color = color }
    if let side = values["align"] { declare("text-align", side) }
    if let style = values["style"] { declare(style) }
  }

  private mutating func enterHeading(_ factor: CGFloat) {
    isBold = true
    size *= factor
  }

  // MARK: Declarations

  /// `color: red; font-size: 14px`.
  mutating func declare(_ style: String) {
    for declaration in style.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespacesAndNewlines).lowercased() }
      if parts.count == 2 { declare(parts[0], parts[1]) }
    }
  }

  private mutating func declare(_ name: String, _ value: String) {
    switch name {
    case "color": color = HTMLColor.color(value) ?? color
    case "background-color", "background": background = HTMLColor.color(value) ?? background
    case "font-size": size = points(value) ?? size
    case "font-weight":
      isBold = value.hasPrefix("bold") || Int(value).map { $0 >= 600 } ?? false
    case "font-style": isItalic = value == "italic" || value == "oblique"
    case "text-decoration", "text-decoration-line":
      isUnderlined = value.contains("underline")
      isStruck = value.contains("line-through")
    case "text-align":
      let sides: [String: NSTextAlignment] = [
        "left": .left, "right": .right, "center": .center, "justify": .justified,
      ]
      alignment = sides[value] ?? alignment
    default: break
    }
  }

  /// A length in points, which pixels are taken for.
  private func points(_ text: String) -> CGFloat? {
    let units: [(name: String, factor: CGFloat)] = [
      ("px", 1), ("pt", 1), ("rem", Self.standardSize), ("em", size), ("%", size / 100),
    ]
    guard let unit = units.first(where: { text.hasSuffix($0.name) }),
      let number = Double(text.dropLast(unit.name.count)), number > 0, number < 1000
    else { return nil }
    return CGFloat(number) * unit.factor
  }
}

/// Colours as documents write them.
enum HTMLColor {
  private static let names: [String: UInt32] = [
    "black": 0x000000, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF,
    "maroon": 0x800000, "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF,
    "magenta": 0xFF00FF, "green": 0x008000, "lime": 0x00FF00, "olive": 0x808000,
    "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080, "aqua": 0x00FFFF,
    "cyan": 0x00FFFF, "orange": 0xFFA500,
  ]

  /// `#fa0`, `#ffaa00`, `rgb(255, 170, 0)`, `rgba(255, 170, 0, 0.5)` or a name.
  static func color(_ text: String) -> UIColor? {
    let text = text.lowercased()
    if let number = names[text] { return color(number) }
    if text.hasPrefix("#") {
      let digits = text.dropFirst()
      let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
      return long.count == 6 ? UInt32(long, radix: 16).map(color) : nil
    }
    guard text.hasPrefix("rgb"), let open = text.firstIndex(of: "(") else { return nil }
    let numbers = text[open...].split { "(), ".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 3 || numbers.count == 4 else { return nil }
    let parts = numbers.map { CGFloat($0) }
    return UIColor(
      red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255,
      alpha: parts.count == 4 ? parts[3] : 1)
  }

  private static func color(_ number: UInt32) -> UIColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 255) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
