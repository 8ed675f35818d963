// What attributes hold that is drawn beside glyphs: colours, shadows, attachments.

package import CoreGraphics
package import Typesetting

/// A colour as attributes hold it. It is asked when it is drawn, since UIKit's may change with the appearance.
package protocol AttributeColor: NSObject, Sendable {
  var cgColor: CGColor { get }
}

/// A shadow as attributes hold it.
package protocol AttributeShadow: NSObject {
  /// Points; right and down are positive.
  var shadowOffset: CGSize { get }
  /// Points, ≥ 0.
  var shadowBlurRadius: CGFloat { get }
  /// Nil draws no shadow.
  var drawnColor: CGColor? { get }
}

/// Something that stands in a text as a character does.
package protocol AttributeAttachment: NSObject {
  /// The room it takes beside text in a font.
  func box(besideTextIn font: UIFont) -> InlineBox

  /// Draws it with its place at the baseline, y down. `color` stands before the look's own.
  func draw(
    in context: CGContext, at baseline: CGPoint, look: TextLook, color: (any AttributeColor)?)
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
