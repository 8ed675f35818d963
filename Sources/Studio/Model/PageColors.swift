// The colours that have names on the page: UIKit's, and those of its asset catalogs.

internal import CoreGraphics
internal import Inspection
internal import Messages
internal import PropertyForms
internal import UIKit

/// Looks up colours as the page does: the catalogs are known to its process alone.
@MainActor
struct PageColors {
  /// The names of the catalogs' colours, sorted.
  let names: [String]
  private let colors: [String: UIColor]

  /// No catalog's. Default of pages without any.
  static let none = PageColors([])

  init(_ told: [PageColor]) {
    let readable = told.compactMap { told in
      Self.color(told).map { (name: told.name, color: $0) }
    }
    colors = Dictionary(readable.map { ($0.name, $0.color) }) { first, _ in first }
    names = readable.map(\.name).filter { !$0.isEmpty }
  }

  /// Nil where the components are none.
  private static func color(_ told: PageColor) -> UIColor? {
    guard let light = ColorText.color(told.light) else { return nil }
    return told.dark.flatMap { ColorText.color($0) }.map { UIColor(light: light, dark: $0) }
      ?? light
  }

  /// The colour that a value's text means; nil: it is none.
  func color(_ text: String) -> UIColor? {
    ColorText.color(text) { colors[$0] }
  }

  /// The text of a named colour with another opacity; nil: it has no name that stays in light and dark.
  func text(_ text: String, alpha: CGFloat) -> String? {
    ColorText.text(text, alpha: alpha) { colors[$0] }
  }

  /// The text that means a typed one: digits, a name of UIKit's, or one of a catalog's; nil: it is none of them.
  func text(typed: String) -> String? {
    if color(typed) != nil { return typed }
    if colors[typed] != nil { return ValueNotation.text(ofCatalogColor: typed) }
    let named = "named:" + typed
    return color(named) == nil ? nil : ValueNotation.canonical(named, kind: "color")
  }

  /// Whether a colour's text means another one in dark.
  func isDynamic(_ text: String) -> Bool {
    let styles = [UIUserInterfaceStyle.light, .dark].map {
      UITraitCollection(userInterfaceStyle: $0)
    }
    guard let color = color(text) else { return false }
    return color.resolvedColor(with: styles[0]) != color.resolvedColor(with: styles[1])
  }

  /// The digits of a colour's text in light; nil: it is no colour.
  func digits(of text: String) -> String? {
    color(text).map { color in
      ColorText.text(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))
    }
  }

  /// The words that name the colour of a text; nil: it has no name.
  static func name(in text: String) -> String? {
    text.hasPrefix("#") ? nil : ValueNotation.catalogWords(text) ?? text
  }
}
