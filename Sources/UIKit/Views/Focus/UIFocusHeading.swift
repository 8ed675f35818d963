// The direction in which the focus moves.

/// The direction in which the focus moves
/// ([Apple](https://developer.apple.com/documentation/uikit/uifocusheading)). The keyboard's is next or previous.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public static let up = UIFocusHeading(rawValue: 1)
  public static let down = UIFocusHeading(rawValue: 2)
  public static let left = UIFocusHeading(rawValue: 4)
  public static let right = UIFocusHeading(rawValue: 8)
  public static let next = UIFocusHeading(rawValue: 16)
  public static let previous = UIFocusHeading(rawValue: 32)
  public static let first = UIFocusHeading(rawValue: 256)
  public static let last = UIFocusHeading(rawValue: 512)

  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}
