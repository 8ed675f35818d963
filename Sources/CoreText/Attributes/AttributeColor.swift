// The colours in a text's attributes, as a protocol that UIKit's colours conform to.

package import CoreGraphics
package import Foundation

/// A colour in a text's attributes. Drawing reads `cgColor` each time, since UIKit's may change with the appearance.
package protocol AttributeColor: NSObject, Sendable {
  var cgColor: CGColor { get }
}

/// A colour that is the same in every appearance.
package final class FixedColor: NSObject, AttributeColor {
  package let cgColor: CGColor

  package init(_ color: CGColor) {
    cgColor = color.patternImage == nil ? CGColor(color.rgba) : color
  }

  package static let black = FixedColor(.black)
  /// The colour of links in the light appearance.
  package static let link = FixedColor(CGColor(RGBA(0, 122 / 255, 1)))
}
