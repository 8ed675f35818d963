// The attachments of text attributes, as a protocol that UIKit's attachments conform to.

package import CoreGraphics
package import Foundation
package import Typesetting

/// An attachment, which replaces one character.
package protocol AttributeAttachment: NSObject {
  /// Returns the attachment's box in a line of text in a font.
  func box(besideTextIn font: UIFont) -> InlineBox

  /// Draws the attachment on the baseline, y down. `color` overrides the style's.
  func draw(
    in context: CGContext, at baseline: CGPoint, style: TextRunStyle, color: (any AttributeColor)?)
}
