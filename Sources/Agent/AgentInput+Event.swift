// A person's input: the pointer from points of the page to the stage's events, and typed text.

internal import CoreGraphics
internal import Messages
internal import Stage
internal import UIKit
internal import Windowing

extension Stage {
  /// The pointer waits for the next frame; text goes at once to what is edited.
  func take(_ input: AgentInput) {
    if let event = input.event(scale: scale) { return send(event) }
    underClock {
      switch input {
      case .text(let text): root.textInput?.insertText(text)
      case .textKey(let name, let extending):
        if let key = TextKey(rawValue: name) { root.textInput?.press(key, extending: extending) }
      case .paste(let text):
        if let text { UIPasteboard.general.adopt(text) }
        root.textInput?.press(.paste)
      case .textEnded: root.endEditing(true)
      case .pointerMoved, .pointerPressed, .pointerReleased, .pointerExited: break
      }
    }
  }
}

extension AgentInput {
  /// The pointer's event in pixels of the page at `scale`; nil for text.
  fileprivate func event(scale: CGFloat) -> InputEvent? {
    func pointer(_ x: Double, _ y: Double, _ time: Double) -> PointerEvent {
      PointerEvent(position: CGPoint(x: x * scale, y: y * scale), time: time)
    }
    return switch self {
    case .pointerMoved(let x, let y, let time): .pointerMoved(pointer(x, y, time))
    case .pointerPressed(let x, let y, let time): .pointerPressed(pointer(x, y, time), .primary)
    case .pointerReleased(let x, let y, let time): .pointerReleased(pointer(x, y, time), .primary)
    case .pointerExited(let time): .pointerExited(pointer(0, 0, time))
    case .text, .textKey, .paste, .textEnded: nil
    }
  }
}
