// A colour that sources can name.

/// A colour of an asset catalog.
package struct PageColor: Codable, Hashable, Sendable {
  /// The name in the catalog, with the namespaces around it.
  package var name: String
  /// The components in light, as `#rrggbb` or `#rrggbbaa`.
  package var light: String
  /// The components in dark; nil: they are the same.
  package var dark: String?

  /// A colour by its name; `dark` nil: it is the same in light and dark.
  package init(name: String, light: String, dark: String?) {
    self.name = name
    self.light = light
    self.dark = dark
  }
}
