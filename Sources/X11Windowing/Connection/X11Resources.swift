// The screen's scale from the server's resource text.

internal import Windowing

/// What the desktop wrote into the root window's RESOURCE_MANAGER property.
package struct X11Resources: Hashable, Sendable {
  /// The resolution that counts as one pixel per point.
  private static let baseResolution = 96.0
  /// Beyond these no screen is meant.
  private static let range = 0.25...8.0

  /// Pixels per point. Default: 1.
  package let scale: Double
  /// Where the scale comes from, for people.
  package let scaleSource: String

  /// Reads lines such as `Xft.dpi:	144`. A value that is no number or out of bounds counts as
  /// absent and is named in ``scaleSource``.
  package init(text: String) {
    guard let value = Self.value(of: "Xft.dpi", in: text) else {
      scale = 1
      scaleSource = "default: Xft.dpi is not set"
      return
    }
    guard let dpi = Double(value), Self.range.contains(dpi / Self.baseResolution) else {
      scale = 1
      scaleSource = "default: Xft.dpi is “\(value)”, which is no usable resolution"
      return
    }
    scale = dpi / Self.baseResolution
    scaleSource = "Xft.dpi \(value)"
  }

  /// The last line of that name wins, as in Xlib.
  private static func value(of name: String, in text: String) -> String? {
    for line in text.split(separator: "\n").reversed() {
      guard let colon = line.firstIndex(of: ":"), line[..<colon] == name else { continue }
      return String(line[line.index(after: colon)...].filter { $0 != " " && $0 != "\t" })
    }
    return nil
  }
}
