// How lines under and through text look.

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
