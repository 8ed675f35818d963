// The protocol between fonts and the rasteriser, which never knows FreeType.

/// The source of outlines and masks of glyphs. `Typesetting` implements it; safe from any thread.
package protocol GlyphSource: AnyObject, Sendable {
  /// The outline at 1 unit per em, y down, origin on the baseline; empty for a blank glyph.
  func outline(of glyph: CGGlyph) -> PathData

  /// Coverage of the glyph at `pixelsPerEm`, shifted right and down by the phase, in quarters of a
  /// pixel (0 … 3); nil for a blank glyph. Not hinted. The same arguments give the same bytes.
  func mask(of glyph: CGGlyph, pixelsPerEm: Double, phaseX: Int, phaseY: Int) -> GlyphMask?

  /// The box of the outline at 1 unit per em, y down; cheap and conservative: it may be larger.
  func bounds(of glyph: CGGlyph) -> CGRect

  /// Whether some glyphs have colours of their own. Default: false.
  var hasColorGlyphs: Bool { get }
}

extension GlyphSource {
  /// No glyph has colours of its own.
  package var hasColorGlyphs: Bool { false }
}
