// A choice in one respect in which variants of a page differ.

/// A choice on an axis, such as dark or iPhone SE.
package struct VariantChoice: Hashable, Sendable {
  /// The effect on a page.
  package enum Value: Hashable, Sendable {
    /// The screen, upright or on its side; nil: the page's own size.
    case device(Device?, isOnSide: Bool)
    case appearance(isDark: Bool)
    /// The raw value of a content size category.
    case textSize(String)
    case direction(isRightToLeft: Bool)
    /// The name of an `.lproj` folder, such as `de` or `zh-Hans`.
    case language(String)
    case state(PageControlState)
    /// Pixels per point.
    case scale(Double)
  }

  /// The respect that is chosen in.
  package let axis: VariantAxis
  /// The word of the command line, such as `iphone-se`.
  package let name: String
  /// The words that a person reads.
  package let title: String
  /// A few letters where there is little room, such as `AX3`.
  package var brief: String { axis == .textSize ? name.uppercased() : title }
  /// The effect.
  package let value: Value
}
