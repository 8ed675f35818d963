// The strategies of line breaking in particular writing systems.

extension NSParagraphStyle {
  /// A strategy of line breaking
  /// ([Apple](https://developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy-swift.struct)).
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Avoids orphaned words: a last line of a single word takes the word before it, where both fit.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Does not break within Hangul words. Without effect: lines are broken by Unicode's rules.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategies of labels and text fields.
    public static let standard = LineBreakStrategy(rawValue: 0xffff)
  }
}
