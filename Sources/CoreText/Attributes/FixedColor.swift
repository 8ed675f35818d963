// Colours of text that do not change with the appearance.

package import CoreGraphics
package import Foundation

/// A colour that is the same in every appearance.
package final class FixedColor: NSObject, AttributeColor {
  /// The colour, in sRGB or a pattern.
  package let cgColor: CGColor

  /// Creates a colour, in sRGB unless it is a pattern.
  package init(_ color: CGColor) {
    cgColor = color.patternImage == nil ? CGColor(color.rgba) : color
  }

  /// The default colour of text.
  package static let black = FixedColor(.black)
  /// The colour of links in the light appearance.
  package static let link = FixedColor(CGColor(RGBA(0, 122 / 255, 1)))
}
