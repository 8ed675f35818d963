// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Core Text's names of attributes, most of them UIKit's.

/// A `CTFont`.
public let kCTFontAttributeName: CFString = NSAttributedString.Key.font.rawValue
/// A `CGColor`, unlike UIKit's `foregroundColor`, which stands before it.
public let kCTForegroundColorAttributeName: CFString = NSAttributedString.Key.contextColor.rawValue
public let kCTKernAttributeName: CFString = NSAttributedString.Key.kern.rawValue
/// Points added after each character; 0 stops kerning by the font.
public let kCTTrackingAttributeName: CFString = NSAttributedString.Key.tracking.rawValue
public let kCTLigatureAttributeName: CFString = NSAttributedString.Key.ligature.rawValue
/// An `NSParagraphStyle`.
public let kCTParagraphStyleAttributeName: CFString = NSAttributedString.Key.paragraphStyle.rawValue
public let kCTStrokeWidthAttributeName: CFString = NSAttributedString.Key.strokeWidth.rawValue
/// A `UIColor`; Apple's is a `CGColor`.
public let kCTStrokeColorAttributeName: CFString = NSAttributedString.Key.strokeColor.rawValue
public let kCTUnderlineStyleAttributeName: CFString = NSAttributedString.Key.underlineStyle.rawValue
/// A `UIColor`; Apple's is a `CGColor`.
public let kCTUnderlineColorAttributeName: CFString = NSAttributedString.Key.underlineColor.rawValue
/// A `UIColor`; Apple's is a `CGColor`.
public let kCTBackgroundColorAttributeName: CFString =
  NSAttributedString.Key.backgroundColor.rawValue
public let kCTBaselineOffsetAttributeName: CFString = NSAttributedString.Key.baselineOffset.rawValue

public typealias CTUnderlineStyle = NSUnderlineStyle

extension NSAttributedString.Key {
  /// Core Text's colour, a `CGColor`.
  package static let contextColor = NSAttributedString.Key("CTForegroundColor")
}
