// Glyphs with colours of their own, as display lists.

/// A source of glyphs of which some are pictures. `Typesetting` implements it; safe from any thread.
package protocol ColorGlyphSource: GlyphSource {
  /// The picture of a glyph with colours of its own at 1 unit per em, y down, origin on the baseline; nil for a glyph
  /// that takes the text's colour. Parts of a picture may be in that colour, `foreground`.
  func picture(of glyph: CGGlyph, foreground: RGBA) -> DisplayList?
}

extension GlyphSource {
  /// The picture of a glyph with colours of its own; nil for sources without such glyphs.
  package func picture(of glyph: CGGlyph, foreground: RGBA) -> DisplayList? {
    guard hasColorGlyphs, let source = self as? any ColorGlyphSource else { return nil }
    return source.picture(of: glyph, foreground: foreground)
  }
}
