// The direction in which text is written, with Core Text's numbers.

/// The direction in which text is written
/// ([Apple](https://developer.apple.com/documentation/coretext/ctwritingdirection)).
///
/// A structure, since settings point to the raw value: an enumeration in memory is 0, 1 or 2.
public struct CTWritingDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int8
  public init(rawValue: Int8) { self.rawValue = rawValue }
  /// The direction of the first letter that has one.
  public static let natural = CTWritingDirection(rawValue: -1)
  /// From left to right.
  public static let leftToRight = CTWritingDirection(rawValue: 0)
  /// From right to left.
  public static let rightToLeft = CTWritingDirection(rawValue: 1)
}
