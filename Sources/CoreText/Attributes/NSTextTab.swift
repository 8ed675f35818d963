// Tab stops.

public import CoreGraphics

/// A tab stop of a paragraph ([Apple](https://developer.apple.com/documentation/uikit/nstexttab)).
///
/// Stored, without effect: a tab is drawn as one space.
open class NSTextTab: NSObject, @unchecked Sendable {
  /// The name of a tab stop's option.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end the column of a decimal tab stop; a `CharacterSet`.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  // Never written after initialisation, hence `@unchecked Sendable`.
  /// The alignment of the text at the tab stop.
  public let alignment: NSTextAlignment
  /// The distance from the left margin in points.
  public let location: CGFloat
  /// The options by their names. Default: none.
  public let options: [OptionKey: Any]

  /// Creates a tab stop at a distance from the left margin, in points.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  open override var hash: Int { location.hashValue }
}
