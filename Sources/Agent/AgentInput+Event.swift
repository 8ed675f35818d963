// A person's input: touches from points of the page to the stage's events, and typed text.

internal import CoreGraphics
internal import Messages
internal import Stage
internal import UIKit
internal import Windowing

extension Stage {
  /// Touches wait for the next frame; text and the wheel go at once to what takes them. False: nothing takes the wheel.
  func take(_ input: AgentInput) -> Bool {
    underClock {
      switch input {
      case .wheel(let x, let y, let deltaX, let deltaY):
        return touches.scrolled(
          at: CGPoint(x: x, y: y), by: CGPoint(x: deltaX, y: deltaY))
      case .touch(let touch): send(.touched(TouchEvent(touch, scale: scale)))
      case .text(let text): root.textInput?.insertText(text)
      case .textKey(let name, let extending):
        if let key = TextKey(rawValue: name) { root.textInput?.press(key, extending: extending) }
      case .paste(let text):
        if let text { UIPasteboard.general.adopt(text) }
        root.textInput?.press(.paste)
      case .textEnded: root.endEditing(true)
      }
      return true
    }
  }
}

extension AgentInput {
  /// Whether it is a step of a touch.
  var isTouch: Bool {
    if case .touch = self { true } else { false }
  }
}

extension AgentTouch {
  /// A touch as the stage delivers it, in points of the page.
  init(_ event: TouchEvent, scale: CGFloat) {
    func place(_ position: CGPoint, _ time: TimeInterval) -> Place {
      Place(x: Double(position.x / scale), y: Double(position.y / scale), time: time)
    }
    let phase: Phase =
      switch event.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    self.init(
      finger: event.finger, phase: phase, place: place(event.position, event.time),
      history: event.history.map { place($0.position, $0.time) })
  }
}

extension TouchEvent {
  /// In pixels of the page at `scale`.
  fileprivate init(_ touch: AgentTouch, scale: CGFloat) {
    func position(_ place: AgentTouch.Place) -> CGPoint {
      CGPoint(x: place.x * scale, y: place.y * scale)
    }
    self.init(
      finger: touch.finger, phase: Phase(touch.phase), position: position(touch.place),
      time: touch.place.time,
      history: touch.history.map { PointerSample(position: position($0), time: $0.time) })
  }
}

extension TouchEvent.Phase {
  fileprivate init(_ phase: AgentTouch.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}
