// The pointer over a window: movements, buttons, the wheel, fingers, and the cursor.

internal import CXlib
internal import Windowing

/// Turns a window's pointer events into ``InputEvent``s, and shows the cursor.
final class X11Pointer {
  private let window: X11WindowHandle
  private let devices: X11InputDevices
  private var isInside = false
  /// A bit for each button by its number; while any is held the server grabs the pointer for the window.
  private var heldButtons: UInt32 = 0
  /// Whether XInput's events were asked for.
  private var selectsXInput = false
  /// The scale of the pinch that goes on, as it was reported last.
  private var pinchScale = 1.0
  private var shape: Windowing.Cursor?
  /// The server's numbers of the cursors loaded so far.
  private var cursors: [Windowing.Cursor: UInt] = [:]

  init(_ window: X11WindowHandle, devices: X11InputDevices) {
    self.window = window
    self.devices = devices
  }

  /// Gives the cursors back, while the server is there.
  func close() { freeCursors() }

  // MARK: Core events

  /// The pointer moved (MotionNotify).
  func moved(_ state: X11PointerState) -> InputEvent { .pointerMoved(event(state)) }

  /// The pointer came or went (EnterNotify, LeaveNotify); nil where that is reported later or was already.
  func crossed(isInside: Bool, at state: X11PointerState) -> InputEvent? {
    let pointer = event(state)
    if isInside { selectXInput() }
    guard isInside != self.isInside else { return nil }
    self.isInside = isInside
    // With a button held the pointer is followed outside: it leaves when the button goes up.
    guard heldButtons == 0 else { return nil }
    return isInside ? .pointerEntered(pointer) : .pointerExited(pointer)
  }

  /// Nothing of the pointer comes before it enters: until then the server is asked nothing.
  private func selectXInput() {
    guard let xinput = try? devices.xinput.get() else { return }
    if !selectsXInput { xinput.selectInput(of: window.identifier) }
    selectsXInput = true
    xinput.refresh()
  }

  /// A button went down or up, or the wheel turned by a notch (ButtonPress, ButtonRelease).
  func button(_ number: UInt32, isPress: Bool, at state: X11PointerState) -> [InputEvent] {
    buttonEvents(number, isPress: isPress, at: event(state))
  }

  // MARK: XInput

  /// An event of XInput.
  func handle(_ action: PointingAction) -> [InputEvent] {
    let pointer = event(action.pointer)
    switch action.kind {
    case .move:
      let turn = action.scroll.map { ScrollEvent(pointer: pointer, deltaX: $0.x, deltaY: $0.y) }
      return [.pointerMoved(pointer)] + (turn.map { [.scrolled($0)] } ?? [])
    case .press(let number):
      return isTurn(number, action) ? [] : buttonEvents(number, isPress: true, at: pointer)
    case .release(let number):
      return isTurn(number, action) ? [] : buttonEvents(number, isPress: false, at: pointer)
    case .touch(let finger, let phase, isFirst: true):
      return firstFinger(finger, phase, at: pointer)
    case .touch(let finger, let phase, isFirst: false):
      return [
        .touched(
          TouchEvent(
            finger: finger, phase: phase, position: pointer.position, time: pointer.time))
      ]
    case .pinch(let phase, let scale): return pinch(phase, to: scale, at: pointer)
    }
  }

  /// A pinch tells how far it is since its beginning; its end tells the last scale again.
  private func pinch(
    _ phase: TouchEvent.Phase, to scale: Double, at pointer: PointerEvent
  ) -> [InputEvent] {
    if phase == .began { pinchScale = 1 }
    guard scale.isFinite, scale > 0, scale != pinchScale else { return [] }
    let factor = scale / pinchScale
    pinchScale = scale
    return [.pinched(PinchEvent(pointer: pointer, factor: factor))]
  }

  /// Whether the button is a turn of the wheel that was reported in fractions.
  private func isTurn(_ number: UInt32, _ action: PointingAction) -> Bool {
    action.isEmulated && (4...7).contains(number)
  }

  /// The first finger is the pointer with its primary button.
  private func firstFinger(
    _ finger: Int, _ phase: TouchEvent.Phase, at pointer: PointerEvent
  ) -> [InputEvent] {
    var events: [InputEvent] = []
    if phase != .ended { events.append(.pointerMoved(pointer)) }
    if phase != .moved { events += buttonEvents(1, isPress: phase == .began, at: pointer) }
    return events
  }

  // MARK: Values

  private func event(_ state: X11PointerState) -> PointerEvent {
    PointerEvent(
      position: CGPoint(x: state.x, y: state.y), time: devices.seconds(state.time),
      modifiers: devices.keyMap.modifiers(state.modifiers))
  }

  private func buttonEvents(
    _ number: UInt32, isPress: Bool, at pointer: PointerEvent
  ) -> [InputEvent] {
    if (4...7).contains(number) { return isPress ? [.scrolled(Self.scroll(number, pointer))] : [] }
    let bit: UInt32 = 1 << min(number, 31)
    heldButtons = isPress ? heldButtons | bit : heldButtons & ~bit
    let button = Self.button(number)
    if isPress { return [.pointerPressed(pointer, button)] }
    let leaves = heldButtons == 0 && !isInside
    return [.pointerReleased(pointer, button)] + (leaves ? [.pointerExited(pointer)] : [])
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

  // MARK: Cursor

  /// The cursor over the window; nil: the desktop's.
  var cursor: Windowing.Cursor? { shape }

  /// Shows a cursor. `scale`: pixels per point, which its size depends on. Nil changes nothing on the screen.
  func setCursor(_ cursor: Windowing.Cursor?, scale: Double) {
    guard cursor != shape else { return }
    shape = cursor
    defineCursor(scale: scale)
  }

  /// Loads the cursors again at another scale, in pixels per point.
  func reloadCursors(scale: Double) {
    freeCursors()
    defineCursor(scale: scale)
  }

  private func defineCursor(scale: Double) {
    guard window.isUsable, let shape else { return }
    let cursor = cursors[shape] ?? X11CursorTheme.load(shape, window.display, scale: scale)
    cursors[shape] = cursor
    // SAFETY: the display is open, and the cursor is the window's until it is freed.
    unsafe XDefineCursor(window.display.pointer, window.identifier, cursor)
    window.display.flush()
  }

  private func freeCursors() {
    // SAFETY: the server frees a cursor when no window shows it any more.
    for cursor in cursors.values { unsafe XFreeCursor(window.display.pointer, cursor) }
    cursors = [:]
  }
}
