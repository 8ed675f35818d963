// The names of text attributes.

public import CoreGraphics

extension NSAttributedString.Key {
  /// The font; a `UIFont`. Default: the system font at 12 points, Helvetica 12 on Apple's systems.
  public static let font = NSAttributedString.Key("NSFont")
  /// The paragraph style; an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of the text; a `UIColor`. Default: black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text; a `UIColor`. Default: none.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The points that are added after each character. Default: 0.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The points that are added after each character where `kern` is not set. Default: 0.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The use of ligatures; a number. Without effect: ligatures follow the font.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The underline; the raw value of an `NSUnderlineStyle`. Default: 0, none.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The strikethrough; the raw value of an `NSUnderlineStyle`. Default: 0, none.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the underline; a `UIColor`. Default: the text's.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the strikethrough; a `UIColor`. Default: the text's.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The colour of stroked outlines; a `UIColor`. Default: the text's.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of stroked outlines in percent of the font's size: a positive one strokes, a negative one fills and
  /// strokes. Default: 0, which fills.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow of the text; an `NSShadow`. Default: none.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The distance of the text above the baseline in points. Default: 0.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The attachment that replaces the character; an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The slant that is added to the font's, in points to the right per point up. Default: 0.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The expansion of the glyphs; the natural logarithm of the factor of their width. Default: 0.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The overrides of the writing direction; an array of numbers. Without effect.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The identifier of the text's language, such as `ja`: its rules break lines. Default: rules for all languages.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
  /// The direction of glyphs; 0 is horizontal. Without effect.
  public static let verticalGlyphForm = NSAttributedString.Key("NSVerticalGlyphForm")
  /// The text effect; the raw value of an `NSAttributedString.TextEffectStyle`. Without effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The link; a `URL` or a string. Its text is blue and underlined, whatever its own colour; in a text view it has the
  /// attributes of `linkTextAttributes`.
  public static let link = NSAttributedString.Key("NSLink")
}
