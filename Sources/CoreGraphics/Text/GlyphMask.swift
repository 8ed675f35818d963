// The coverage of one glyph.

/// Coverage of one glyph, in pixels relative to its (whole-pixel) origin.
package struct GlyphMask: Sendable {
  /// Pixels from the origin to the first column; negative is left.
  package var left: Int
  /// Pixels from the baseline to the first row; negative is up.
  package var top: Int
  /// Pixels, ≥ 0.
  package var width: Int
  /// Pixels, ≥ 0.
  package var height: Int
  /// `width` × `height` values of 0 … 255, row by row.
  package var coverage: [UInt8]

  /// A mask; `coverage` must have `width` × `height` values.
  package init(left: Int, top: Int, width: Int, height: Int, coverage: [UInt8]) {
    precondition(coverage.count == width * height, "a mask has a value for each pixel")
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.coverage = coverage
  }
}
