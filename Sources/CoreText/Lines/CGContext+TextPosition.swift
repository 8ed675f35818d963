// Drawing from the text position, with y down.

import CoreGraphics

extension CGContext {
  /// Draws with the origin at the text position, under the text matrix, and y down.
  func drawUpright(_ body: () -> Void) {
    saveGState()
    concatenate(CGAffineTransform(scaleX: 1, y: -1).concatenating(textMatrix))
    body()
    restoreGState()
  }
}
