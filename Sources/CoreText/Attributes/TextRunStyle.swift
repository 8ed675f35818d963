// The style of a run of text.

import CoreGraphics

/// Everything that a run of text is drawn with: colours, lines, outline, shadow, attachment and font.
package struct TextRunStyle {
  /// The colour of the glyphs. Default: black.
  package var color: any AttributeColor = FixedColor.black
  /// The colour behind the text. Default: none.
  package var backgroundColor: (any AttributeColor)?
  /// The underline. Default: none.
  package var underline = NSUnderlineStyle()
  /// The colour of the underline. Default: the text's.
  package var underlineColor: (any AttributeColor)?
  /// The strikethrough. Default: none.
  package var strikethrough = NSUnderlineStyle()
  /// The colour of the strikethrough. Default: the text's.
  package var strikethroughColor: (any AttributeColor)?
  /// The width of stroked outlines in percent of the font's size: a positive one strokes, a negative one fills and
  /// strokes. Default: 0, which fills.
  package var strokeWidth: CGFloat = 0
  /// The colour of stroked outlines. Default: the text's.
  package var strokeColor: (any AttributeColor)?
  /// The shadow. Default: none.
  package var shadow: (any AttributeShadow)?
  /// The distance of the text above the baseline in points. Default: 0.
  package var baselineOffset: CGFloat = 0
  /// The slant of the glyphs, in points to the right per point up. Default: 0.
  package var slant: CGFloat = 0
  /// The factor of the glyphs' width, above 0. Default: 1.
  package var stretch: CGFloat = 1
  /// The attachment that replaces each character. Default: none.
  package var attachment: (any AttributeAttachment)?
  /// The font, from which the underline and the strikethrough have their place and thickness.
  package var font = UIFont.systemFont(ofSize: TextRunStyle.defaultFontSize)

  /// The points of text without a font.
  package static let defaultFontSize: CGFloat = 12

  /// Creates the default style.
  package init() {}
}
