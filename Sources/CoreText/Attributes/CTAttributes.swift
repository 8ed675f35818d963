// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Core Text's names of text attributes.

/// The font; a `CTFont`.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
/// The colour of the text; a `CGColor`. UIKit's `foregroundColor` overrides it. Default: black.
public let kCTForegroundColorAttributeName: CFString = NSAttributedString.Key.contextColor.rawValue
/// The points that are added after each character; a number. Default: 0.
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
/// The points that are added after each character where the kern is not set; a number. Default: 0.
public let kCTTrackingAttributeName: CFString = NSAttributedString.Key.tracking.rawValue
/// The identifier of the text's language, such as `ja`: its rules break lines. Default: rules for all languages.
public let kCTLanguageAttributeName: CFString = NSAttributedString.Key.languageIdentifier.rawValue
/// The use of ligatures; a number. Without effect: ligatures follow the font.
public let kCTLigatureAttributeName: CFString = NSAttributedString.Key.ligature.rawValue
/// The paragraph style; a `CTParagraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue
/// The width of stroked outlines in percent of the font's size; a negative one fills and strokes. Default: 0, which
/// fills.
public let kCTStrokeWidthAttributeName: CFString = NSAttributedString.Key.strokeWidth.rawValue
/// The colour of stroked outlines; a `UIColor` here, a `CGColor` on Apple's systems. Default: the text's.
public let kCTStrokeColorAttributeName: CFString = NSAttributedString.Key.strokeColor.rawValue
/// The underline; the raw value of a `CTUnderlineStyle`. Default: 0, none.
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle.rawValue
/// The colour of the underline; a `UIColor` here, a `CGColor` on Apple's systems. Default: the text's.
public let kCTUnderlineColorAttributeName: CFString = NSAttributedString.Key.underlineColor.rawValue
/// The colour behind the text; a `UIColor` here, a `CGColor` on Apple's systems. Default: none.
public let kCTBackgroundColorAttributeName: CFString =
  NSAttributedString.Key.backgroundColor.rawValue
/// The distance of the text above the baseline in points; a number. Default: 0.
public let kCTBaselineOffsetAttributeName: CFString = NSAttributedString.Key.baselineOffset.rawValue

/// The style of an underline: UIKit's type, with the same numbers.
public typealias CTUnderlineStyle = NSUnderlineStyle

extension NSAttributedString.Key {
  /// Core Text's colour of the text; a `CGColor`.
  package static let contextColor = NSAttributedString.Key("CTForegroundColor")
}
