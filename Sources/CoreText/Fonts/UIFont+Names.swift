// Fonts by name, and substitutes for iOS's fonts that are not installed.

import CoreGraphics
import Typesetting

extension UIFont.Source {
  /// Finds the installed font of this PostScript, full or family name, else the system font for a font of iOS; nil for
  /// another name.
  package init?(name: String) {
    ProjectFonts.register()
    if let face = FontCatalog.named(name) ?? Self.sameMetrics(as: name).flatMap(FontCatalog.named) {
      self = .face(face)
    } else if let system = Self.substitute(forName: name) {
      logOnce("the font '\(name)' is not installed: the system font is shown")
      self = system
    } else {
      return nil
    }
  }

  /// Families that every iOS device has. Code for iOS force-unwraps them, so they must not be nil here when their font
  /// files are missing.
  private static let familiesOfIOS = [
    "AcademyEngravedLET", "AlNile", "AmericanTypewriter", "AppleColorEmoji", "AppleSDGothicNeo",
    "Arial", "ArialHebrew", "ArialMT", "ArialRoundedMTBold", "Avenir", "AvenirNext",
    "AvenirNextCondensed", "Baskerville", "BodoniSvtyTwoITCTT", "BradleyHandITCTT", "Chalkboard",
    "ChalkboardSE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "CourierNew",
    "DIN", "DINAlternate", "DINCondensed", "Didot", "Futura", "Georgia", "GillSans", "Helvetica",
    "HelveticaNeue", "HiraMaruProN", "HiraMinProN", "HiraginoSans", "HoeflerText", "Kailasa",
    "MarkerFelt", "Menlo", "Noteworthy", "Optima", "Palatino", "Papyrus", "PartyLET", "PingFangHK",
    "PingFangSC", "PingFangTC", "Rockwell", "STHeitiSC", "STHeitiTC", "SFCompactDisplay",
    "SFProDisplay", "SFProRounded", "SFProText", "SavoyeLetPlain", "SnellRoundhand", "Symbol",
    "Thonburi", "TimesNewRoman", "TimesNewRomanPS", "TimesNewRomanPSMT", "TrebuchetMS", "Verdana",
    "ZapfDingbats", "Zapfino",
  ]

  /// The name of the free font whose characters and lines have the same sizes: Menlo and DejaVu Sans Mono are both
  /// made from Bitstream Vera Sans Mono. Nil: none is known.
  private static func sameMetrics(as name: String) -> String? {
    let plain = name.filter { $0 != " " }
    guard plain.hasPrefix("Menlo") else { return nil }
    let style = plain.dropFirst("Menlo".count).replacing("Regular", with: "")
      .replacing("Italic", with: "Oblique")
    return "DejaVuSansMono" + (style == "-" ? "" : style)
  }

  private static let monospaced = ["Courier", "CourierNew", "Menlo"]

  /// Returns the system font in the weight of the name's suffix; nil for a name that is not iOS's.
  private static func substitute(forName name: String) -> Self? {
    let plain = name.filter { $0 != " " }
    let parts = plain.split(separator: "-", maxSplits: 1).map(String.init)
    guard
      let family = parts.first,
      familiesOfIOS.contains(family) || plain.hasPrefix(".SF") || plain.hasPrefix(".AppleSystem")
    else { return nil }
    let style = (parts.count > 1 ? parts[1] : "").lowercased()
    let weight = weight(ofStyle: style)
    if monospaced.contains(family) { return .monospaced(weight: weight) }
    return .system(
      weight: weight, isItalic: style.contains("italic") || style.contains("oblique"))
  }

  private static func weight(ofStyle style: String) -> Double {
    let weights: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("heavy", .heavy),
      ("black", .black),
    ]
    let found = weights.first { style.contains($0.0) }
    return Double((found?.1 ?? .regular).rawValue)
  }
}
