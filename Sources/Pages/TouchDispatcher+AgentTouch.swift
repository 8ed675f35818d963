// Touches that were recorded in points of a page.

internal import CoreGraphics
package import Messages
package import UIKit

extension TouchDispatcher {
  /// Delivers a touch again.
  package func deliver(_ touch: AgentTouch) {
    let point = CGPoint(x: touch.place.x, y: touch.place.y)
    let time = touch.place.time
    switch touch.phase {
    case .began: pointerDown(at: point, time: time, finger: touch.finger)
    case .moved:
      pointerMoved(
        to: point, time: time,
        history: touch.history.map { (CGPoint(x: $0.x, y: $0.y), $0.time) }, finger: touch.finger)
    case .ended: pointerUp(at: point, time: time, finger: touch.finger)
    case .cancelled: pointerCancelled(time: time, finger: touch.finger)
    }
  }
}
