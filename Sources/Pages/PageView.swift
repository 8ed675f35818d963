// The root view of a page's content: turns views that declare an angle by dragging.

internal import CoreGraphics
internal import Inspection
package import UIKit

/// The view that a page's views stand in.
///
/// Touches that a view with an inspectable number `angle` leaves to the responder chain turn that view, so that it
/// points at the finger.
@MainActor
package final class PageView: UIView {
  weak var content: PageContent?
  /// The view that the finger turns, while it is down.
  private var turned: UIView?

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    turned = touches.first?.view.flatMap { content?.turnableView(around: $0) }
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let turned, let touch = touches.first {
      content?.turn(turned, to: touch.location(in: turned))
    }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    turned = nil
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    turned = nil
  }
}
