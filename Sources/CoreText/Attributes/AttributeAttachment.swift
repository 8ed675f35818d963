// What stands among text, whoever draws it.

package import CoreGraphics
package import Foundation
package import Typesetting

/// Something that stands in a text as a character does.
package protocol AttributeAttachment: NSObject {
  /// The room it takes beside text in a font.
  func box(besideTextIn font: UIFont) -> InlineBox

  /// Draws it with its place at the baseline, y down. `color` stands before the look's own.
  func draw(
    in context: CGContext, at baseline: CGPoint, look: TextLook, color: (any AttributeColor)?)
}
