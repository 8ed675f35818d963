// The window's scale in pixels per point, and the setting that it comes from.

internal import Windowing

/// The window's scale, from the first of these that has a usable one: `VITRINE_SCALE`, the desktop's
/// XSETTINGS, the resource `Xft.dpi`, else 1.
package struct X11Scale: Hashable, Sendable {
  /// Dots per inch at one pixel per point.
  private static let baseResolution = 96.0
  /// Scales beyond these are taken for mistakes.
  private static let range = 0.25...8.0

  /// Pixels per point, fractions included.
  package let value: Double
  /// The setting that it comes from and those that were unusable, in words for `doctor`.
  package let source: String

  /// `asked`: the value of `VITRINE_SCALE`. `resources`: the root window's property `RESOURCE_MANAGER`, lines
  /// such as `Xft.dpi:	144`.
  package init(asked: String?, settings: XSettings?, resources: String) {
    let claims = [
      asked.map { Claim(name: "VITRINE_SCALE", text: $0, value: Double($0)) },
      settings.flatMap(Self.resolution), settings.flatMap(Self.factor), Self.resource(resources),
    ].compactMap { $0 }
    let found = claims.first(where: \.isUsable)
    value = found?.value ?? 1
    let unusable = claims.prefix { !$0.isUsable }.map {
      "\($0.name) “\($0.text.prefix(40))” is no scale"
    }
    let reason =
      found.map { "\($0.name) \($0.text.prefix(40))" }
      ?? "default" + (claims.isEmpty ? ", as no VITRINE_SCALE, XSETTINGS and Xft.dpi say one" : "")
    source = unusable.reduce(reason) { "\($0); \($1)" }
  }

  /// The scale of one setting.
  private struct Claim {
    var name: String
    var text: String
    var value: Double?

    var isUsable: Bool { value.map(X11Scale.range.contains) ?? false }
  }

  /// From `Xft/DPI`, 1024ths of a dot per inch; −1 where it is left to other settings.
  private static func resolution(_ settings: XSettings) -> Claim? {
    guard let dpi = settings.integer("Xft/DPI"), dpi != -1 else { return nil }
    return Claim(
      name: "XSETTINGS Xft/DPI", text: "\(dpi)", value: Double(dpi) / 1024 / baseResolution)
  }

  /// From GTK's factor, a whole number.
  private static func factor(_ settings: XSettings) -> Claim? {
    settings.integer("Gdk/WindowScalingFactor").map {
      Claim(name: "XSETTINGS Gdk/WindowScalingFactor", text: "\($0)", value: Double($0))
    }
  }

  /// From the resource `Xft.dpi`, whose last line counts, as in Xlib.
  private static func resource(_ text: String) -> Claim? {
    for line in text.split(separator: "\n").reversed() {
      guard let colon = line.firstIndex(of: ":"), line[..<colon] == "Xft.dpi" else { continue }
      let value = String(line[line.index(after: colon)...].filter { $0 != " " && $0 != "\t" })
      return Claim(name: "Xft.dpi", text: value, value: Double(value).map { $0 / baseResolution })
    }
    return nil
  }
}
