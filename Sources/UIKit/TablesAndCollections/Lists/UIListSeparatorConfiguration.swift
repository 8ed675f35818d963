// The lines between the rows of a list.

import CoreGraphics

/// The visibility, colour and insets of a row's separators
/// ([Apple](https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct)).
public struct UIListSeparatorConfiguration: Hashable {
  public enum Visibility: Int, Sendable {
    /// Follows the list's appearance.
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// Insets that the row finds out itself.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Default: automatic.
  public var topSeparatorInsets = automaticInsets
  public var bottomSeparatorInsets = automaticInsets
  public var color = UIColor.separator
  /// Has no effect: separators stay unchanged while several rows are selected.
  public var multipleSelectionColor = UIColor.separator
  /// Has no effect: separators do not blur.
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  public static func == (one: Self, other: Self) -> Bool {
    one.topSeparatorVisibility == other.topSeparatorVisibility
      && one.bottomSeparatorVisibility == other.bottomSeparatorVisibility
      && one.topSeparatorInsets == other.topSeparatorInsets
      && one.bottomSeparatorInsets == other.bottomSeparatorInsets && one.color == other.color
      && one.multipleSelectionColor == other.multipleSelectionColor
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}
