// Where a user's views are seen in the window: the agent's last frame.

internal import CoreGraphics
internal import Messages
internal import UIKit
internal import Windowing

/// Shows pictures of a page that lives in another process, and reports what is done on it.
@MainActor
final class LiveView: UIView {
  /// Takes what a person does, in points of the page. Default: nil.
  var onInput: ((AgentInput) -> Void)?

  /// Whether the picture is old, because what should replace it went wrong. Default: false.
  var isDimmed = false {
    didSet { layer.opacity = isDimmed ? 0.3 : 1 }
  }

  /// Whether a text of the page is edited: keys and text then go there. Default: false.
  var editsText = false {
    didSet {
      guard editsText != oldValue else { return }
      if editsText { becomeFirstResponder() } else { super.resignFirstResponder() }
    }
  }

  /// Where the pointer is a hand, in points. Default: nowhere.
  var hands: [CGRect] = []

  /// Shows a picture with `scale` pixels per point. What it changed of the one before is drawn again.
  func show(_ picture: CGImage, scale: CGFloat) {
    layer.contents = picture
    layer.contentsScale = scale
  }

  /// The page's own views decide which fingers they want.
  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isMultipleTouchEnabled = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches, .began, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches, .moved, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches, .ended, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches, .cancelled, event)
  }

  override var canBecomeFirstResponder: Bool { editsText }

  override func resignFirstResponder() -> Bool {
    if editsText { onInput?(.textEnded) }
    return super.resignFirstResponder()
  }

  private func report(_ touches: Set<UITouch>, _ phase: AgentTouch.Phase, _ event: UIEvent?) {
    for touch in touches {
      let way = phase == .moved ? event?.coalescedTouches(for: touch)?.dropLast() : nil
      let report = AgentTouch(
        finger: touch.finger, phase: phase, place: place(of: touch),
        history: way?.map(place) ?? [])
      onInput?(.touch(report))
    }
  }

  private func place(of touch: UITouch) -> AgentTouch.Place {
    let point = touch.location(in: self)
    return AgentTouch.Place(x: Double(point.x), y: Double(point.y), time: touch.timestamp)
  }
}

extension LiveView: PointerShaping {
  func pointerShape(at point: CGPoint) -> PointerShape {
    !isDimmed && hands.contains { $0.contains(point) } ? .hand : .arrow
  }
}

extension LiveView: WheelFollower {
  func turnWheel(at point: CGPoint, by distance: CGPoint) -> Bool {
    onInput?(
      .wheel(
        x: Double(point.x), y: Double(point.y), deltaX: Double(distance.x),
        deltaY: Double(distance.y)))
    return true
  }
}

extension LiveView: TextInput {
  var hasText: Bool { true }

  func insertText(_ text: String) { onInput?(.text(text)) }

  func deleteBackward() { press(.deleteBackward) }

  func press(_ key: TextKey, extending: Bool) {
    if key == .paste { return onInput?(.paste(UIPasteboard.general.string)) ?? () }
    onInput?(.textKey(key.rawValue, extending: extending))
  }
}
