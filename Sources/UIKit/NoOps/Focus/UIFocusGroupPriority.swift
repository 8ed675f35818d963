// No-op on Linux: how much an item is preferred in its focus group; the keyboard's focus knows no groups.

import CoreGraphics

/// How much an item is preferred in its focus group
/// ([Apple](https://developer.apple.com/documentation/uikit/uifocusgrouppriority)). Has no effect: the keyboard's
/// focus knows no groups.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)

  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public init(_ rawValue: Int) { self.rawValue = rawValue }
}
