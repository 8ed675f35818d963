// Colour sets of asset catalogs, as Xcode writes them.

/// Writes colour sets.
package enum ColorSet {
  /// The `Contents.json` of a set. Colours are red, green, blue and alpha from 0 to 1; `dark` nil: there is no variant.
  package static func json(
    _ light: [Double], dark: [Double]? = nil, space: String = "srgb"
  ) -> String {
    let variant = dark.map { dark in
      """
      , {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], \(color(dark, space))}
      """
    }
    return """
      {"colors": [{"idiom": "universal", \(color(light, space))}\(variant ?? "")],
       "info": {"author": "xcode", "version": 1}}
      """
  }

  private static func color(_ parts: [Double], _ space: String) -> String {
    let components = zip(["red", "green", "blue", "alpha"], parts)
      .map { "\"\($0)\": \"\($1)\"" }
    return "\"color\": {\"color-space\": \"\(space)\", \"components\": {"
      + components.joined(separator: ", ") + "}}"
  }
}
