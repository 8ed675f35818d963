// Glyphs of one font at given places, as display lists hold them.

/// The index of a glyph in its font.
public typealias CGGlyph = UInt16
/// A glyph's place in its font.
public typealias CGFontIndex = UInt16

/// Glyphs of one font at one size.
package struct GlyphRun: Hashable, Sendable {
  /// The face of all glyphs.
  package var font: CGFont
  /// Units per em of the drawn text, in the run's space; finite and > 0.
  package var size: CGFloat
  /// Indices in the font, one for each position.
  package var glyphs: [CGGlyph]
  /// The origin of each glyph on its baseline, in the run's space, y down.
  package var positions: [CGPoint]

  /// A run; there must be as many positions as glyphs.
  package init(font: CGFont, size: CGFloat, glyphs: [CGGlyph], positions: [CGPoint]) {
    precondition(glyphs.count == positions.count, "each glyph needs a position")
    self.font = font
    self.size = size
    self.glyphs = glyphs
    self.positions = positions
  }
}
