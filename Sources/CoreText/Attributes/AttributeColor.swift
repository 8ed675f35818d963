// Colours of text, whoever has them.

package import CoreGraphics
package import Foundation

/// A colour as attributes hold it. It is asked when it is drawn, since UIKit's may change with the appearance.
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
  /// That of links in the light appearance.
  package static let link = FixedColor(CGColor(RGBA(0, 122 / 255, 1)))
}
