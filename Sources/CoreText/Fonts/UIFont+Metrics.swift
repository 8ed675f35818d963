// Names and metrics of a font.

public import CoreGraphics
package import Typesetting

extension UIFont {
  /// The face, opened on first use; nil on a machine without a usable font, where text has a size and draws nothing.
  package var face: FontFace? {
    do {
      return try source.face()
    } catch {
      logOnce("\(error)")
      return nil
    }
  }

  private var metrics: FontMetrics { face?.metrics ?? .system }

  /// The PostScript name.
  public var fontName: String { face?.postScriptName ?? "" }
  /// The family name.
  public var familyName: String { face?.familyName ?? "" }

  /// The height above the baseline in points.
  public var ascender: CGFloat { metrics.ascender * pointSize }
  /// The depth below the baseline in points, negative.
  public var descender: CGFloat { metrics.descender * pointSize }
  /// The height of capital letters in points.
  public var capHeight: CGFloat { metrics.capHeight * pointSize }
  /// The height of a lowercase x in points.
  public var xHeight: CGFloat { metrics.xHeight * pointSize }
  /// The height of a line's box in points.
  public var lineHeight: CGFloat { metrics.lineHeight * pointSize }
  /// The points that are neither above nor below the baseline: the face's line gap, which the line height holds, and
  /// the leading of a text style, which it does not hold. The system font has no line gap. Negative in a text style of
  /// `traitTightLeading` whose lines are closer than the line height.
  public var leading: CGFloat {
    max(0, lineHeight - (ascender - descender)).clearOfRounding + (textStyleLeading?.points ?? 0)
  }

  /// The families that are installed, sorted.
  public class var familyNames: [String] { FontCatalog.familyNames }

  /// The PostScript name of the one face that the family's name finds; empty for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    ProjectFonts.register()
    return FontCatalog.named(familyName).map { [$0.postScriptName] } ?? []
  }
}

extension FontMetrics {
  /// The metrics of iOS's system font, as parts of the size, for machines without a font.
  fileprivate static let system = FontMetrics(
    ascender: 0.952_148_4, descender: -0.241_210_9, lineHeight: 1.193_359_4, capHeight: 0.704_589_8,
    xHeight: 0.526_367_2)
}

extension UIFont.Source {
  /// Opens the face, or returns the one that is open.
  package func face() throws(FontError) -> FontFace {
    switch self {
    case .system(let weight, let isItalic):
      return try FontCatalog.system(weight: weight, italic: isItalic)
    case .monospaced(let weight):
      let suffix = weight >= Double(UIFont.Weight.semibold.rawValue) ? " Bold" : ""
      let names = Self.monospacedFamilies.map { $0 + suffix } + Self.monospacedFamilies
      if let face = names.lazy.compactMap(FontCatalog.named).first { return face }
      return try FontCatalog.system(weight: weight, italic: false)
    case .face(let face): return face
    }
  }

  private static let monospacedFamilies = [
    "DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono", "FreeMono",
  ]
}

extension CGFloat {
  /// The number of points, or 0 where it is no more than the rounding of metrics that are written with seven digits.
  var clearOfRounding: CGFloat { magnitude < 1e-3 ? 0 : self }
}
