// Pass 1: the window's events go to the application, then to the views.

package import CoreGraphics
internal import UIKit
package import Windowing

extension Stage {
  /// Handles the events in the order in which they came, movements and then at most one other: a press
  /// and its release show in two frames however quickly they follow each other, and the content of
  /// frames does not depend on how events were bundled.
  func eventsPass() {
    for event in events.takeNext() where interpreter?.interpret(event, on: self) != true {
      deliver(event)
    }
  }

  /// How far one notch of the wheel scrolls, in points.
  package static let notch: Double = 40

  private func deliver(_ event: InputEvent) {
    onDelivery?(event)
    switch event {
    case .pointerMoved(let pointer), .pointerEntered(let pointer):
      touches.pointerMoved(
        to: points(pointer), time: pointer.time, history: points(pointer.history))
    case .pointerPressed(let pointer, .primary):
      touches.pointerDown(at: points(pointer), time: pointer.time)
    case .pointerReleased(let pointer, .primary):
      touches.pointerUp(at: points(pointer), time: pointer.time)
    case .touched(let touch): deliver(touch)
    case .scrolled(let scroll):
      let distance = CGPoint(x: scroll.deltaX * Self.notch, y: scroll.deltaY * Self.notch)
      touches.scrolled(at: points(scroll.pointer), by: distance)
    case .textEntered(let text): root.textInput?.insertText(text)
    case .textPasted(let text):
      if let text { UIPasteboard.general.adopt(text) }
      root.textInput?.press(.paste)
    case .keyPressed(let key):
      if let edit = TextKey(key) {
        root.textInput?.press(edit, extending: key.modifiers.contains(.shift))
      }
    case .scaleChanged(let scale) where scale > 0 && scale.isFinite:
      resize(to: size, scale: CGFloat(scale))
    case .resized, .scaleChanged, .pointerPressed, .pointerReleased, .pointerExited, .pinched,
      .keyReleased, .filesDropped, .closeRequested, .visibilityChanged, .focusChanged:
      break
    }
  }

  private func deliver(_ touch: TouchEvent) {
    let point = points(touch.position)
    switch touch.phase {
    case .began: touches.pointerDown(at: point, time: touch.time, finger: touch.finger)
    case .moved:
      touches.pointerMoved(
        to: point, time: touch.time, history: points(touch.history), finger: touch.finger)
    case .ended: touches.pointerUp(at: point, time: touch.time, finger: touch.finger)
    case .cancelled: touches.pointerCancelled(time: touch.time, finger: touch.finger)
    }
  }

  /// Returns the position of the event in the root's points.
  package func points(_ pointer: PointerEvent) -> CGPoint { points(pointer.position) }

  private func points(_ history: [PointerSample]) -> [(point: CGPoint, time: TimeInterval)] {
    history.map { (points($0.position), $0.time) }
  }

  private func points(_ pixels: CGPoint) -> CGPoint { output.point(pixels) }
}
