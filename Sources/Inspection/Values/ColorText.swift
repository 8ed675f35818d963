// Colours from text and back: hexadecimal digits, the names of UIKit's colours, also with an opacity, and those of asset
// catalogs.

internal import CoreGraphics
internal import PropertyForms
package import UIKit

/// Colours as they are written on the command line and in an inspector.
@MainActor
package enum ColorText {
  /// Returns the colour that `#rgb`, `#rrggbb` or `#rrggbbaa` in sRGB, the name of a `UIColor`, one with its opacity such
  /// as `systemTeal 80%`, or `named:` and a name in an asset catalog means, also with its opacity; nil for anything else.
  /// `catalogs`: looks up a name in them.
  package static func color(
    _ text: String, catalogs: (String) -> UIColor? = UIColor.ofCatalogs
  ) -> UIColor? {
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if let (name, percent) = ValueNotation.catalogColor(text) {
      guard let percent else { return catalogs(name) }
      let faded = catalogs(name)?.withAlphaComponent(CGFloat(percent / 100))
      // A name that ends as an opacity does is known without quotes, where no other colour is meant.
      return faded ?? ValueNotation.catalogWords(text).flatMap(catalogs)
    }
    if let faded = ValueNotation.fadedColor(text) {
      return named[faded.name]?.withAlphaComponent(CGFloat(faded.percent / 100))
    }
    return named[text]
  }

  /// The text of a named colour that differs in light and dark, or is a catalog's, with another opacity, from 0 to 1:
  /// `systemTeal 80%`, or the name alone where that says it. `text`: of the colour, whose opacity does not matter;
  /// `catalogs`: looks up a name in them. Nil: it is another colour.
  package static func text(
    _ text: String, alpha: CGFloat, catalogs: (String) -> UIColor? = UIColor.ofCatalogs
  ) -> String? {
    let percent = (Double(alpha) * 10_000).rounded() / 100
    if let name = ValueNotation.catalogColor(text)?.name {
      return catalogs(name).map {
        ValueNotation.text(ofCatalogColor: name, percent: $0.has(percent: percent) ? nil : percent)
      }
    }
    let name = ValueNotation.fadedColor(text)?.name ?? text
    guard let color = named[name], color.isDynamic else { return nil }
    return color.has(percent: percent) ? name : ValueNotation.text((name, percent))
  }

  /// Returns `#rrggbb`, or `#rrggbbaa` where the colour is not opaque; components to the nearest 1/255.
  package static func text(_ color: UIColor) -> String {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    // SAFETY: the four pointers are to local variables and are not kept after the call.
    unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let components = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return "#" + components.map { twoDigits($0) }.joined()
  }

  /// The text of a colour of UIKit's that differs in light and dark, such as `systemTeal`, of one with another opacity,
  /// `systemTeal 80%`, or of a catalog's, `named:Brand` or `named:Brand 80%`; nil: it is none of them. Another colour of
  /// the same components has no name.
  package static func name(of color: UIColor) -> String? {
    let original = color.original ?? color
    let name =
      original.catalogName.map { ValueNotation.text(ofCatalogColor: $0) }
      ?? dynamicNames[ObjectIdentifier(original)]
    guard let name, original !== color else { return name }
    return text(name, alpha: CGFloat(color.rgba.alpha)) { _ in original }
  }

  private static let dynamicNames = Dictionary(
    UIColor.named.filter { $0.1.isDynamic }.map { (ObjectIdentifier($0.1), $0.0) }
  ) { first, _ in first }

  /// The names that are understood, in the order of UIKit's table.
  package static var names: [String] { UIColor.named.map(\.0) }

  private static func hexadecimal(_ digits: Substring) -> UIColor? {
    let nibbles = digits.utf8.compactMap { byte in
      Character(UnicodeScalar(byte)).hexDigitValue
    }
    guard nibbles.count == digits.utf8.count else { return nil }
    var bytes: [Int]
    switch nibbles.count {
    case 3: bytes = nibbles.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] * 16 + nibbles[$0 + 1] }
    default: return nil
    }
    if bytes.count == 3 { bytes.append(255) }
    let parts = bytes.map { CGFloat($0) / 255 }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  private static func twoDigits(_ component: CGFloat) -> String {
    let byte = Int((min(max(component, 0), 1) * 255).rounded())
    let digits = String(byte, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }

  private static let named = Dictionary(UIColor.named) { first, _ in first }
}

extension UIColor {
  /// Whether the opacity in light and in dark is one in percent.
  fileprivate func has(percent: Double) -> Bool {
    [UIUserInterfaceStyle.light, .dark].allSatisfy { style in
      resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).rgba.alpha == percent / 100
    }
  }
}
