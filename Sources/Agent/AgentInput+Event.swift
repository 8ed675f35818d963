// A person's input, from points of the page to the stage's events.

internal import CoreGraphics
internal import Messages
internal import Windowing

extension AgentInput {
  /// The event in pixels of the page at `scale`.
  func event(scale: CGFloat) -> InputEvent {
    func pointer(_ x: Double, _ y: Double, _ time: Double) -> PointerEvent {
      PointerEvent(position: CGPoint(x: x * scale, y: y * scale), time: time)
    }
    return switch self {
    case .pointerMoved(let x, let y, let time): .pointerMoved(pointer(x, y, time))
    case .pointerPressed(let x, let y, let time): .pointerPressed(pointer(x, y, time), .primary)
    case .pointerReleased(let x, let y, let time): .pointerReleased(pointer(x, y, time), .primary)
    case .pointerExited(let time): .pointerExited(pointer(0, 0, time))
    }
  }
}
