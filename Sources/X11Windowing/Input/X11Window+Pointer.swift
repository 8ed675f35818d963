// The pointer over the window: movements, buttons and the wheel.

internal import CXlib
internal import Windowing

extension X11Window {
  /// Older movements of a run are forgotten: a frame has far fewer.
  private static let longestHistory = 256

  private func pointer(_ x: Double, _ y: Double, _ time: UInt, _ state: UInt32) -> PointerEvent {
    PointerEvent(
      position: CGPoint(x: x, y: y), time: connection.clock.seconds(time),
      modifiers: connection.keys.modifiers(state))
  }

  func handleMotion(_ event: XMotionEvent) {
    unsafe gather(pointer(Double(event.x), Double(event.y), event.time, event.state))
  }

  /// Keeps where the pointer was, until the movement is reported.
  private func gather(_ move: PointerEvent) {
    var move = move
    if var pending = pendingMove {
      pending.history.append(PointerSample(position: pending.position, time: pending.time))
      move.history = pending.history.suffix(Self.longestHistory)
    }
    pendingMove = move
  }

  func handleCrossing(_ event: XCrossingEvent) {
    guard unsafe event.detail != NotifyInferior else { return }
    let pointer = unsafe pointer(
      Double(event.x), Double(event.y), event.time, event.state)
    let isInside = unsafe event.type == EnterNotify
    if isInside { watchPointing() }
    guard isInside != isPointerInside else { return }
    isPointerInside = isInside
    // With a button held the pointer is followed outside: it leaves when the button goes up.
    guard heldButtons == 0 else { return }
    report(isInside ? .pointerEntered(pointer) : .pointerExited(pointer))
  }

  /// Nothing of the pointer comes before it enters: until then nothing is asked of the server.
  private func watchPointing() {
    guard let pointing = connection.pointing else { return }
    if !watchesPointing { pointing.watch(identifier) }
    watchesPointing = true
    pointing.refresh()
  }

  func handleButton(_ event: XButtonEvent) {
    let pointer = unsafe pointer(Double(event.x), Double(event.y), event.time, event.state)
    button(unsafe event.button, isDown: unsafe event.type == ButtonPress, pointer)
  }

  func handle(_ action: PointingAction) {
    let pointer = pointer(action.x, action.y, action.time, action.state)
    switch action.kind {
    case .move:
      gather(pointer)
      guard let turn = action.scroll else { return }
      report(.scrolled(ScrollEvent(pointer: pointer, deltaX: turn.x, deltaY: turn.y)))
    case .press(let number), .release(let number):
      // A wheel that scrolls by fractions has said so already.
      if action.isEmulated, (4...7).contains(number) { return }
      let isDown = if case .press = action.kind { true } else { false }
      button(UInt32(clamping: number), isDown: isDown, pointer)
    case .touch(let finger, let phase, let isFirst):
      guard isFirst else {
        return report(
          .touched(
            TouchEvent(
              finger: finger, phase: phase, position: pointer.position, time: pointer.time)))
      }
      if phase != .ended { gather(pointer) }
      if phase != .moved { button(1, isDown: phase == .began, pointer) }
    }
  }

  private func button(_ number: UInt32, isDown: Bool, _ pointer: PointerEvent) {
    if (4...7).contains(number) {
      if isDown { report(.scrolled(Self.scroll(number, pointer))) }
      return
    }
    let bit: UInt32 = 1 << min(number, 31)
    heldButtons = isDown ? heldButtons | bit : heldButtons & ~bit
    let button = Self.button(number)
    report(isDown ? .pointerPressed(pointer, button) : .pointerReleased(pointer, button))
    if !isDown, heldButtons == 0, !isPointerInside { report(.pointerExited(pointer)) }
  }

  /// Buttons 4 to 7 are the wheel: up, down, left, right.
  private static func scroll(_ number: UInt32, _ pointer: PointerEvent) -> ScrollEvent {
    switch number {
    case 4: ScrollEvent(pointer: pointer, deltaX: 0, deltaY: -1)
    case 5: ScrollEvent(pointer: pointer, deltaX: 0, deltaY: 1)
    case 6: ScrollEvent(pointer: pointer, deltaX: -1, deltaY: 0)
    default: ScrollEvent(pointer: pointer, deltaX: 1, deltaY: 0)
    }
  }

  private static func button(_ number: UInt32) -> PointerButton {
    switch number {
    case 1: .primary
    case 2: .middle
    case 3: .secondary
    default: .other(Int(number))
    }
  }
}
