// The styles of underlines and strikethroughs.

/// The style of an underline or a strikethrough: a line, its pattern and its extent
/// ([Apple](https://developer.apple.com/documentation/uikit/nsunderlinestyle)).
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Dashes and two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Only below words, not below spaces. Without effect.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
  /// The name in Swift 3.
  @available(*, deprecated, renamed: "single")
  public static let styleSingle = single
  /// The name in Swift 3.
  @available(*, deprecated, renamed: "thick")
  public static let styleThick = thick
  /// The name in Swift 3.
  @available(*, deprecated, renamed: "double")
  public static let styleDouble = double
  /// No line.
  @available(*, deprecated, message: "Use an empty set")
  public static let styleNone: NSUnderlineStyle = []
}
