// No-op on Linux: the kinds of scroll input other than touches; none is distinguished.

/// The kinds of scroll input other than touches
/// ([Apple](https://developer.apple.com/documentation/uikit/uiscrolltypemask)); none is
/// distinguished.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
