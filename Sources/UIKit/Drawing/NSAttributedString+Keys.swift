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

/// Lines under and through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
  @available(*, deprecated, renamed: "single")
  public static let styleSingle = single
  @available(*, deprecated, renamed: "thick")
  public static let styleThick = thick
  @available(*, deprecated, renamed: "double")
  public static let styleDouble = double
  /// No line.
  @available(*, deprecated, message: "Use an empty set")
  public static let styleNone: NSUnderlineStyle = []
}

/// How text is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The rectangle's origin is the top of the first line; without it, its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Line heights include the font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures ink instead of line boxes. Taken as line boxes here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis where text is left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing text reports back.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which text may shrink to fit. Accepted, without effect.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that was used.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the text that was measured or drawn last.
  open internal(set) var totalBounds = CGRect.zero

  public override init() {}
}
