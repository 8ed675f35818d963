// Names and vertical figures of a font.

public import CoreGraphics
package import Typesetting

extension UIFont {
  /// The face, opened on first use; nil where the machine has no usable font at all. The program
  /// checks that when it starts; text then takes its room and shows nothing.
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
  public var familyName: String { face?.familyName ?? "" }

  /// Points above the baseline.
  public var ascender: CGFloat { metrics.ascender * pointSize }
  /// Points below the baseline, negative.
  public var descender: CGFloat { metrics.descender * pointSize }
  public var capHeight: CGFloat { metrics.capHeight * pointSize }
  public var xHeight: CGFloat { metrics.xHeight * pointSize }
  /// The height of a line's box in points.
  public var lineHeight: CGFloat { metrics.lineHeight * pointSize }
  /// The line height holds all of it here.
  public var leading: CGFloat { 0 }

  public class var familyNames: [String] { FontCatalog.familyNames }

  public class func fontNames(forFamilyName familyName: String) -> [String] {
    ProjectFonts.register()
    return FontCatalog.named(familyName).map { [$0.postScriptName] } ?? []
  }
}

extension FontMetrics {
  /// iOS's system font, for machines without any font.
  fileprivate static let system = FontMetrics(
    ascender: 0.952_148_4, descender: -0.241_210_9, lineHeight: 1.193_359_4, capHeight: 0.704_589_8,
    xHeight: 0.526_367_2)
}

extension UIFont.Source {
  package func face() throws(FontError) -> FontFace {
    switch self {
    case .system(let weight, let isItalic):
      return try FontCatalog.system(weight: weight, italic: isItalic)
    case .monospaced(let weight):
      if let face = Self.monospacedFamilies.lazy.compactMap(FontCatalog.named).first {
        return face
      }
      return try FontCatalog.system(weight: weight, italic: false)
    case .face(let face): return face
    }
  }

  private static let monospacedFamilies = [
    "DejaVu Sans Mono", "Liberation Mono", "Noto Sans Mono", "FreeMono",
  ]
}
