// The layout of paragraphs.

public import CoreGraphics

/// The spacing, alignment and breaking of a paragraph's lines
/// ([Apple](https://developer.apple.com/documentation/uikit/nsparagraphstyle)). Lengths are points; their default is 0.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = UnregisteredCFTypeID()

  /// The values of a paragraph style.
  package struct Values: Hashable, Sendable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var lineBreakStrategy: LineBreakStrategy = []
    var allowsDefaultTighteningForTruncation = false
    var usesDefaultHyphenation = false
    var tabStops: [NSTextTab] = []
    var defaultTabInterval: CGFloat = 0
  }

  // Written by the mutable subclass alone, which, like Apple's, must not be shared between threads.
  /// The values of the style.
  package internal(set) var values: Values

  /// Creates a style with the default values.
  public override init() {
    values = Values()
  }

  init(_ values: Values) {
    self.values = values
  }

  /// The style with the default values.
  public static let `default` = NSParagraphStyle()

  /// Returns the writing direction of a language; always left to right here.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection { .leftToRight }

  /// The distance from the bottom of a line to the top of the next, ≥ 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The distance after the paragraph, ≥ 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The distance before the paragraph, ≥ 0, unless it is the first one.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The alignment of the lines. Default: natural.
  open var alignment: NSTextAlignment { values.alignment }
  /// The distance from the left margin to all lines but the first.
  open var headIndent: CGFloat { values.headIndent }
  /// The end of the lines: a distance from the left margin if positive, from the right margin if not.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The distance from the left margin to the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The least height of a line, ≥ 0.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, ≥ 0; 0 is without a limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of a line's natural height, ≥ 0; 0 is 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The wrapping and truncation of lines. Default: by words.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The writing direction of the paragraph; `natural` is that of its first strong character. Default: natural.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The threshold of hyphenation, from 0 to 1. Stored, without effect.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The strategy of line breaking. Stored, without effect.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Whether characters move together before a line is truncated. Stored, without effect. Default: false.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// Whether the system's hyphenation is used. Stored, without effect. Default: false.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  // Apple's signature: never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab stops, from left to right. Stored, without effect: a tab is one space. Default: none.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The distance of tab stops behind the last one, ≥ 0. Stored, without effect.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}
