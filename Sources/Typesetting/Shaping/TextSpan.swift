// A piece of text in one face and size.

package import CoreGraphics

/// Characters in one face and size.
package struct TextSpan: Hashable, Sendable {
  /// The characters.
  package var string: String
  /// The face that shows them, with its fallback.
  package var face: FontFace
  /// Units per em; finite and > 0.
  package var size: CGFloat
  /// Added after each character. Default: 0. Not 0: no ligatures.
  package var kern: CGFloat
  /// Points between the lines that the span is in and the next ones. Default: 0.
  package var leading: CGFloat
  /// Room that each character takes instead of glyphs. Default: nil.
  package var box: InlineBox?
  /// The factor of the glyphs' width and advance, above 0. Default: 1.
  package var stretch: CGFloat
  /// The language's identifier, such as `ja`, whose rules break lines. Default: nil, the rules for all languages.
  package var language: String?

  /// Characters in one face and size. `size` must be finite and above 0, `kern` finite.
  package init(
    _ string: String, face: FontFace, size: CGFloat, kern: CGFloat = 0, leading: CGFloat = 0,
    box: InlineBox? = nil, stretch: CGFloat = 1, language: String? = nil
  ) {
    precondition(size.isFinite && size > 0, "text needs a size above 0, not \(size)")
    precondition(kern.isFinite, "text needs a finite kern")
    self.string = string
    self.face = face
    self.size = size
    self.kern = kern
    self.leading = leading
    self.box = box
    self.stretch = stretch
    self.language = language
  }
}
