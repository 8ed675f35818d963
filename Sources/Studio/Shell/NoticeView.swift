// The place of the window's notices: over the page and what marks views on it.

package import CoreGraphics
package import UIKit

/// Lies over the canvas and what marks views on it; only the views in it are pressed.
@MainActor
package final class NoticeView: UIView {
  /// Places the views in it in its size. Default: does nothing.
  package var onLayout: (@MainActor (CGSize) -> Void)?

  package override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?(bounds.size)
  }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
