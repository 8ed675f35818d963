// The attachment in a text's attributes, as a protocol that UIKit's attachments conform to.

package import CoreGraphics
package import Foundation
package import Typesetting

/// An attachment, which takes the place of one character.
package protocol AttributeAttachment: NSObject {
  /// The room it takes beside text in a font.
  func box(besideTextIn font: UIFont) -> InlineBox

  /// Draws the attachment on the baseline, y down. `color` overrides the look's own.
  func draw(
    in context: CGContext, at baseline: CGPoint, look: TextLook, color: (any AttributeColor)?)
}
