// The texts of values, by their kinds: reading, checking, comparing.

import Foundation

/// The texts that values of a kind have on the command line and in the inspector.
package enum ValueNotation {
  /// The components of a colour, each of 0 … 255: red, green, blue, alpha.
  package typealias Components = [Int]

  /// A finite number in decimal digits; nil for anything else.
  package static func number(_ text: some StringProtocol) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces)
    let isDecimal = text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0)
    }
    guard !text.isEmpty, isDecimal, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The shortest decimal text that reads back as the number; whole numbers have no fraction.
  package static func text(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return "\(value)"
  }

  /// True or false, in the words that `--set` takes; nil for others.
  package static func boolean(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "1": true
    case "false", "no", "0": false
    default: nil
    }
  }

  /// The numbers that commas separate, as many as the kind has; nil for anything else.
  package static func numbers(_ text: String, kind: String) -> [Double]? {
    let count =
      switch kind {
      case "point", "size", "range": 2
      case "rect", "insets", "directionalInsets": 4
      default: 1
      }
    let list = kind == "size" ? text.replacing("x", with: ",") : text
    let parts = list.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { number($0) }
    return parts.count == count && numbers.count == count ? numbers : nil
  }

  /// The components that `#rgb`, `#rrggbb` or `#rrggbbaa` writes; nil for anything else.
  package static func components(_ text: String) -> Components? {
    guard text.hasPrefix("#") else { return nil }
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard digits.count == text.count - 1 else { return nil }
    switch digits.count {
    case 3: return digits.map { $0 * 17 } + [255]
    case 6, 8:
      let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
      return bytes.count == 3 ? bytes + [255] : bytes
    default: return nil
    }
  }

  /// A colour of an asset catalog, with another opacity; percent nil: with its own.
  package typealias CatalogColor = (name: String, percent: Double?)

  private static let catalogPrefix = "named:"

  /// The name and the opacity in percent, to hundredths, of `named:Brand` or `named:Brand 80%`; nil for anything else. A
  /// name that itself ends as an opacity does stands between quotes: `named:"Black 50%"`.
  package static func catalogColor(_ text: String) -> CatalogColor? {
    guard text.hasPrefix(catalogPrefix) else { return nil }
    let rest = text.dropFirst(catalogPrefix.count)
    if let end = rest.lastIndex(of: "\""), end > rest.startIndex, rest.hasPrefix("\"") {
      let name = String(rest[..<end].dropFirst())
      let behind = rest[end...].dropFirst()
      if behind.isEmpty, !name.isEmpty { return (name, nil) }
      if let parts = opacity(endOf: behind), parts.before.isEmpty, !name.isEmpty {
        return (name, parts.percent)
      }
    }
    if let parts = opacity(endOf: rest), !parts.before.isEmpty {
      return (String(parts.before), parts.percent)
    }
    return rest.isEmpty ? nil : (String(rest), nil)
  }

  /// `named:Brand`, or `named:Brand 80%`
  package static func text(ofCatalogColor name: String, percent: Double? = nil) -> String {
    let isPlain = opacity(endOf: name[...]) == nil && !name.hasPrefix("\"")
    return catalogPrefix + (isPlain ? name : "\"\(name)\"")
      + (percent.map { " \(text($0))%" } ?? "")
  }

  /// The text of a catalog's colour without what says that it is one, as a field shows it; nil for anything else.
  package static func catalogWords(_ text: String) -> String? {
    catalogColor(text).map { color in
      color.name + (color.percent.map { " \(self.text($0))%" } ?? "")
    }
  }

  /// Whether a text names a colour whose opacity is another one, for which documents have no name.
  package static func isFadedName(_ text: String) -> Bool {
    catalogColor(text)?.percent != nil || fadedColor(canonical(text, kind: "color")) != nil
  }

  /// The opacity in percent, to hundredths, behind the last space of a text such as `systemTeal 80%`, and the text before
  /// that; nil: it ends otherwise.
  private static func opacity(
    endOf text: Substring
  ) -> (before: Substring, percent: Double)? {
    guard text.hasSuffix("%"), let space = text.lastIndex(of: " ") else { return nil }
    let digits = text[space...].dropFirst().dropLast()
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }),
      let percent = number(digits), percent <= 100
    else { return nil }
    return (text[..<space], (percent * 100).rounded() / 100)
  }

  /// A colour of UIKit's with another opacity.
  package typealias FadedColor = (name: String, percent: Double)

  /// The name and the opacity in percent, to hundredths, of `systemTeal 80%`; nil for anything else.
  package static func fadedColor(_ text: String) -> FadedColor? {
    guard let parts = opacity(endOf: text[...]), isName(String(parts.before)) else { return nil }
    return (String(parts.before), parts.percent)
  }

  /// `systemTeal 80%`
  package static func text(_ color: FadedColor) -> String {
    "\(color.name) \(text(color.percent))%"
  }

  /// `#rrggbb`, or `#rrggbbaa` where the colour is not opaque.
  package static func text(_ components: Components) -> String {
    let shown = components.last == 255 ? components.dropLast() : components[...]
    return "#" + shown.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The texts that colours have, in words.
  package static let colorTexts =
    "#rgb, #rrggbb, #rrggbbaa, a UIKit name such as systemBlue, or named: and a catalog's name; a name "
    + "also with an opacity, such as systemBlue 80%"

  /// UIKit's colours that are the same on every screen, in light and dark.
  package static let fixedColors: [(name: String, text: String)] = [
    ("black", "#000000"), ("darkGray", "#555555"), ("lightGray", "#aaaaaa"), ("white", "#ffffff"),
    ("gray", "#808080"), ("red", "#ff0000"), ("green", "#00ff00"), ("blue", "#0000ff"),
    ("cyan", "#00ffff"), ("yellow", "#ffff00"), ("magenta", "#ff00ff"), ("orange", "#ff8000"),
    ("purple", "#800080"), ("brown", "#996633"), ("clear", "#00000000"),
  ]

  /// The one text for all texts of a value: two that mean the same are equal then. A text that is no value of the kind
  /// stays.
  package static func canonical(_ value: String, kind: String) -> String {
    switch kind {
    case "boolean": return boolean(value).map { $0 ? "true" : "false" } ?? value
    case "integer", "number", "point", "size", "rect", "range", "insets", "directionalInsets":
      return numbers(value, kind: kind).map { $0.map { text($0) }.joined(separator: ",") } ?? value
    case "color":
      if let color = catalogColor(value) {
        return text(ofCatalogColor: color.name, percent: color.percent)
      }
      if let faded = fadedColor(value) {
        guard let fixed = fixedColors.first(where: { $0.name == faded.name })?.text,
          let parts = components(fixed)
        else { return text(faded) }
        return text(parts.dropLast() + [Int((faded.percent * 2.55).rounded())])
      }
      let named = fixedColors.first { $0.name == value }?.text ?? value
      return components(named).map { text($0) } ?? value
    case "options":
      let names = options(value)
      return names.isEmpty ? "none" : names.sorted().joined(separator: ",")
    default: return value
    }
  }

  /// The names of an option set's members, or raw values, which commas separate, or which are a JSON array.
  package static func options(_ text: String) -> [String] {
    if let found = JSONScalar.list(text) { return found }
    let names = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    return names == ["none"] ? [] : names
  }

  /// A member of an option set in Swift, by its name or its raw value. `type`: the set's; empty: the context has it.
  package static func member(_ text: String, of type: String = "") -> String {
    isRawValue(text) ? "\(type.isEmpty ? ".init" : type)(rawValue: \(text))" : "\(type).\(text)"
  }

  /// Whether a text may be the raw value of an option set: a whole number in decimal digits.
  package static func isRawValue(_ text: String) -> Bool {
    Int64(text) != nil || UInt64(text) != nil
  }

  /// Whether a text is a name of Swift's.
  package static func isName(_ text: String) -> Bool {
    text.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_]*/) != nil
  }

  /// The allowed texts of a kind, where `text` is none of them; nil: it is one.
  package static func complaint(about text: String, kind: String) -> String? {
    switch kind {
    case "boolean": boolean(text) == nil ? "true, false, yes, no, 1 or 0" : nil
    case "integer": Int(text.trimmingCharacters(in: .whitespaces)) == nil ? "a whole number" : nil
    case "number": number(text) == nil ? "a number, such as 12.5" : nil
    case "point": numbers(text, kind: kind) == nil ? "x,y" : nil
    case "size": numbers(text, kind: kind) == nil ? "width,height or widthxheight" : nil
    case "rect": numbers(text, kind: kind) == nil ? "x,y,width,height" : nil
    case "insets": numbers(text, kind: kind) == nil ? "top,left,bottom,right" : nil
    case "directionalInsets":
      numbers(text, kind: kind) == nil ? "top,leading,bottom,trailing" : nil
    case "options":
      options(text).allSatisfy { isName($0) || isRawValue($0) }
        ? nil : "none, or members' names or raw values with commas between them"
    case "list": JSONScalar.list(text) == nil ? "a JSON array" : nil
    case "dictionary": JSONScalar.dictionary(text) == nil ? "a JSON object" : nil
    case "range":
      numbers(text, kind: kind)?.allSatisfy { $0 >= 0 && Int(exactly: $0) != nil } == true
        ? nil : "location,length"
    case "color":
      components(text) == nil && !isName(text) && fadedColor(text) == nil
        && catalogColor(text) == nil ? colorTexts : nil
    case "font": FontNotation(text) == nil ? "a font's name and size, such as system 17" : nil
    case "choice": isName(text) ? nil : "a case's name"
    default: nil
    }
  }
}
