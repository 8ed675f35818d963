// Pass 1: what the window reported goes to the application, then to the views.

package import CoreGraphics
internal import UIKit
package import Windowing

extension Stage {
  /// Deals with the events in the order they came, movements and then at most one other: a press
  /// and its release show in two frames however quickly they follow each other, and what frames
  /// show does not depend on how events were bundled.
  func eventsPass() {
    let count = events.firstIndex { !$0.isMovement }.map { $0 + 1 } ?? events.count
    let due = events.prefix(count)
    events.removeFirst(count)
    for event in due where interpreter?.interpret(event, on: self) != true {
      deliver(event)
    }
  }

  /// Points that contents move for one notch of the wheel.
  private static let notch: Double = 40

  private func deliver(_ event: InputEvent) {
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
    case .resized, .scaleChanged, .pointerPressed, .pointerReleased, .pointerExited, .keyReleased,
      .filesDropped, .closeRequested, .visibilityChanged, .focusChanged:
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

  /// The event's place in the root's points.
  package func points(_ pointer: PointerEvent) -> CGPoint { points(pointer.position) }

  private func points(_ way: [PointerSample]) -> [(point: CGPoint, time: TimeInterval)] {
    way.map { (points($0.position), $0.time) }
  }

  private func points(_ pixels: CGPoint) -> CGPoint {
    CGPoint(x: pixels.x / scale, y: pixels.y / scale)
  }
}

extension InputEvent {
  /// Whether it only says where the pointer is.
  var isMovement: Bool {
    switch self {
    case .pointerMoved, .pointerEntered, .pointerExited: true
    case .touched(let touch): touch.phase == .moved
    case .pointerPressed, .pointerReleased, .scrolled, .keyPressed, .keyReleased, .textEntered,
      .textPasted, .filesDropped, .resized, .scaleChanged, .closeRequested, .visibilityChanged,
      .focusChanged:
      false
    }
  }
}
