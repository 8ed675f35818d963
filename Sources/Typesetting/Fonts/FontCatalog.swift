// Which faces there are: the system font by weight, others by name, and who helps out.

import CoreGraphics

/// The fonts of this machine. Safe from any thread; a face is opened once.
package enum FontCatalog {
  /// The system font nearest to `weight`, one of `UIFont.Weight`'s raw values (−0.8 … 0.62).
  package static func system(weight: Double = 0, italic: Bool = false) throws(FontError) -> FontFace
  {
    final class Blank: GlyphSource {
      func outline(of glyph: CGGlyph) -> PathData { PathData() }
      func mask(of glyph: CGGlyph, pixelsPerEm: Double, phaseX: Int, phaseY: Int) -> GlyphMask? {
        nil
      }
      func bounds(of glyph: CGGlyph) -> CGRect { .zero }
    }
    return FontFace(
      cgFont: CGFont(postScriptName: "Blank", source: Blank()), familyName: "Blank",
      postScriptName: "Blank",
      metrics: FontMetrics(
        ascender: 0.9521484, descender: -0.2412109, lineHeight: 1.1933594, capHeight: 0.7275,
        xHeight: 0.5459))
  }

  /// The face with this PostScript, full or family name; nil when it is not installed.
  package static func named(_ name: String) -> FontFace? { nil }

  /// The families installed, sorted.
  package static var familyNames: [String] { [] }

  /// From now on characters that a face lacks come from this file only, for tests; the program
  /// takes Fontconfig's order.
  package static func pinFallback(toFile path: String) throws(FontError) {}
}
