// The attributes of drawn text.

public import CoreGraphics

extension NSAttributedString.Key {
  /// A `UIFont`. Default: Helvetica 12 on Apple's systems, the system font at 12 points here.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor`. Default: black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor` behind the text. Default: none.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points added after each character. Default: 0.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points added after each character; 0 stops kerning by the font. Default: 0.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Accepted, without effect: ligatures follow the font.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The raw value of an `NSUnderlineStyle`. Default: 0, none.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The raw value of an `NSUnderlineStyle`. Default: 0, none.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`. Default: the text's.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A `UIColor`. Default: the text's.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A `UIColor` of outlines. Default: the text's.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// Percent of the font's size; positive strokes only, negative strokes and fills. Default: 0.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`. Default: none.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// Points upwards. Default: 0.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An `NSTextAttachment` in the place of the character.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// How far letters lean to the right beside what their font does, as a part of their height. Default: 0.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// Kept, without effect on drawing: width, direction and kind of letters follow the font.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The identifier of the text's language, such as `ja`: its rules break lines. Default: rules for all languages.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
  public static let verticalGlyphForm = NSAttributedString.Key("NSVerticalGlyphForm")
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// A `URL` or a string: the text is blue and underlined, whatever its own colour; in a text view it has
  /// `linkTextAttributes`.
  public static let link = NSAttributedString.Key("NSLink")
}

extension NSAttributedString {
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
