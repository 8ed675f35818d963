// Pass 1: what the window reported goes to the application, then to the views.

package import CoreGraphics
internal import UIKit
package import Windowing

extension Stage {
  /// Deals with the events in the order they came. Events that they cause wait for the next frame.
  func eventsPass() {
    let pending = events
    events = []
    for event in pending where interpreter?.interpret(event, on: self) != true {
      deliver(event)
    }
  }

  private func deliver(_ event: InputEvent) {
    switch event {
    case .pointerMoved(let pointer), .pointerEntered(let pointer):
      touches.pointerMoved(to: points(pointer), time: pointer.time)
    case .pointerPressed(let pointer, .primary):
      touches.pointerDown(at: points(pointer), time: pointer.time)
    case .pointerReleased(let pointer, .primary):
      touches.pointerUp(at: points(pointer), time: pointer.time)
    case .scaleChanged(let scale) where scale > 0 && scale.isFinite:
      resize(to: size, scale: CGFloat(scale))
    case .resized, .scaleChanged, .pointerPressed, .pointerReleased, .pointerExited, .scrolled,
      .keyPressed, .keyReleased, .closeRequested, .visibilityChanged, .focusChanged:
      break
    }
  }

  /// The event's place in the root's points.
  package func points(_ pointer: PointerEvent) -> CGPoint {
    CGPoint(x: pointer.position.x / scale, y: pointer.position.y / scale)
  }
}
