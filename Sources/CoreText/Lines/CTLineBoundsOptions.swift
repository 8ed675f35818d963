// The kinds of a line's bounds.

/// The kind of a line's bounds
/// ([Apple](https://developer.apple.com/documentation/coretext/ctlineboundsoptions)).
public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Leaves out the leading, which is 0 for the system font without a text style.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// Leaves out shifts of the baseline. Without effect.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// Lets punctuation hang over the edges. Without effect.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// The bounding box of the glyphs' outlines.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// The bounds that look aligned. Without effect.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
  /// Includes the height that a language's letters may have. Without effect.
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}
