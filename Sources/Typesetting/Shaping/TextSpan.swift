// A piece of text in one face and size.

package import CoreGraphics

/// Characters in one face and size.
package struct TextSpan: Hashable, Sendable {
  package var string: String
  package var face: FontFace
  /// Units per em; finite and > 0.
  package var size: CGFloat
  /// Added after each character. Default: 0. Not 0: no ligatures.
  package var kern: CGFloat
  /// Room that each character takes instead of glyphs. Default: nil.
  package var box: InlineBox?

  package init(
    _ string: String, face: FontFace, size: CGFloat, kern: CGFloat = 0, box: InlineBox? = nil
  ) {
    precondition(size.isFinite && size > 0, "text needs a size above 0, not \(size)")
    precondition(kern.isFinite, "text needs a finite kern")
    self.string = string
    self.face = face
    self.size = size
    self.kern = kern
    self.box = box
  }
}

/// Room in a line for something that is no text; points.
package struct InlineBox: Hashable, Sendable {
  package var width: CGFloat
  /// Above the baseline.
  package var ascent: CGFloat
  /// Below the baseline, negative.
  package var descent: CGFloat

  package init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}
