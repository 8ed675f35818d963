// The space between the lines of a text style's font.

import CoreGraphics

/// The points that the font of a text style adds between two lines, beside the face's own line gap.
package struct TextStyleLeading: Hashable, Sendable {
  /// The points at the font's size, before the traits change them.
  private let standard: CGFloat
  /// `traitTightLeading`, `traitLooseLeading` or neither.
  let traits: UIFontDescriptor.SymbolicTraits

  /// The points by which the traits change the distance of lines
  /// ([Apple](https://developer.apple.com/design/human-interface-guidelines/typography)).
  private static let change: CGFloat = 2

  /// Creates the leading of a style whose lines are neither tight nor loose.
  package init(points: CGFloat) {
    standard = points
    traits = []
  }

  private init(_ standard: CGFloat, _ traits: UIFontDescriptor.SymbolicTraits) {
    self.standard = standard
    self.traits = traits.intersection([.traitTightLeading, .traitLooseLeading])
  }

  /// The points at the font's size. Negative where lines are closer than the face has them.
  package var points: CGFloat {
    let isTight = traits.contains(.traitTightLeading)
    guard isTight != traits.contains(.traitLooseLeading) else { return standard }
    return isTight ? standard - Self.change : standard + Self.change
  }

  /// Returns the leading of the same style in a font that is `ratio` times as large: the traits' points stay.
  func scaled(by ratio: CGFloat) -> TextStyleLeading {
    TextStyleLeading(standard * ratio, traits)
  }

  /// Returns the leading with the traits for tight and loose lines among `traits`.
  func with(_ traits: UIFontDescriptor.SymbolicTraits) -> TextStyleLeading {
    TextStyleLeading(standard, traits)
  }
}
