// The view that shows an agent's frames and reports a person's input.

internal import CoreGraphics
internal import Messages
internal import UIKit
internal import Windowing

/// Takes what a person does on a page.
@MainActor
protocol AgentInputReceiver: AnyObject {
  /// Input in points of the page.
  func send(_ input: AgentInput)
}

/// Shows pictures of a page that lives in another process, and reports what is done on it.
@MainActor
final class AgentPageView: UIView {
  /// Takes a person's input; held weakly. Default: nil.
  weak var receiver: (any AgentInputReceiver)?

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

  /// The regions in which the pointer is no arrow, in points, from back to front. Default: none.
  var pointerRegions: [PointerRegion] = []

  /// Shows a picture with `scale` pixels per point. The pixels that differ from the one before are drawn again.
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
    report(touches, phase: .began, event: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches, phase: .moved, event: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches, phase: .ended, event: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches, phase: .cancelled, event: event)
  }

  override var canBecomeFirstResponder: Bool { editsText }

  override func resignFirstResponder() -> Bool {
    if editsText { receiver?.send(.textEnded) }
    return super.resignFirstResponder()
  }

  private func report(_ touches: Set<UITouch>, phase: AgentTouch.Phase, event: UIEvent?) {
    for touch in touches {
      let samples = phase == .moved ? event?.coalescedTouches(for: touch)?.dropLast() : nil
      let report = AgentTouch(
        finger: touch.finger, phase: phase, place: place(of: touch),
        history: samples?.map(place) ?? [])
      receiver?.send(.touch(report))
    }
  }

  private func place(of touch: UITouch) -> AgentTouch.Place {
    let point = touch.location(in: self)
    return AgentTouch.Place(x: Double(point.x), y: Double(point.y), time: touch.timestamp)
  }
}

extension AgentPageView: PointerShaping {
  func pointerShape(at point: CGPoint) -> PointerShape {
    isDimmed ? .arrow : pointerRegions.last { $0.area.contains(point) }?.shape ?? .arrow
  }
}

extension AgentPageView: WheelFollower {
  func turnWheel(at point: CGPoint, by distance: CGPoint) -> Bool {
    receiver?.send(
      .wheel(
        x: Double(point.x), y: Double(point.y), deltaX: Double(distance.x),
        deltaY: Double(distance.y)))
    return true
  }
}

extension AgentPageView: TextInput {
  var hasText: Bool { true }

  func insertText(_ text: String) { receiver?.send(.text(text)) }

  func deleteBackward() { press(.deleteBackward) }

  func press(_ key: TextKey, extending: Bool) {
    if key == .paste { return receiver?.send(.paste(UIPasteboard.general.string)) ?? () }
    receiver?.send(.textKey(key.rawValue, extending: extending))
  }
}
