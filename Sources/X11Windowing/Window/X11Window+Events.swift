// The server's events as values.

internal import CXlib
internal import Windowing

extension X11Window {
  /// Turns one event into what it means here. Sizes, movements and uncovered parts are gathered
  /// until ``finishEvents()``.
  func handle(_ event: inout XEvent) {
    switch unsafe event.type {
    case KeyPress, KeyRelease: unsafe handleKey(event.xkey)
    case ButtonPress, ButtonRelease: unsafe handleButton(event.xbutton)
    case MotionNotify: unsafe pendingMove = pointer(event.xmotion)
    case EnterNotify, LeaveNotify: unsafe handleCrossing(event.xcrossing)
    case FocusIn, FocusOut: unsafe handleFocus(event.xfocus)
    case Expose: unsafe gather(event.xexpose)
    case ConfigureNotify: unsafe gather(event.xconfigure)
    case MapNotify:
      setVisibility(mapped: true, obscured: isObscured)
      finishStartup()
    // What covers it is told anew when it comes back.
    case UnmapNotify: setVisibility(mapped: false, obscured: false)
    case VisibilityNotify: unsafe handleVisibility(event.xvisibility)
    case SelectionNotify: unsafe handleSelection(event.xselection)
    case ClientMessage: unsafe handleMessage(event.xclient)
    case DestroyNotify: report(.closeRequested)
    case connection.completionType: unsafe putDone(segment: cxlib_completion(&event).shmseg)
    default: break
    }
  }

  /// Reports what was gathered, newest values only, and shows uncovered parts again.
  func finishEvents() {
    reportPending()
    guard isUsable else { return }
    // The size is shown already, or nobody sees it: no frame will come to wait for.
    if size == shownSize || !isVisible { frameSync.answer(connection) }
    guard !exposed.isEmpty else { return }
    let rects = exposed
    exposed = []
    restore(rects)
  }

  /// Reports an event after what was gathered before it.
  func report(_ event: InputEvent) {
    reportPending()
    onEvent?(event)
  }

  private func reportPending() {
    if isResizePending {
      isResizePending = false
      onEvent?(.resized(size))
    }
    if let move = pendingMove {
      pendingMove = nil
      onEvent?(.pointerMoved(move))
    }
  }

  private func gather(_ event: XExposeEvent) {
    unsafe exposed.append(
      PixelRect(
        x: Int(event.x), y: Int(event.y), width: Int(event.width), height: Int(event.height)))
    exposed = exposed.coalesced()
  }

  private func gather(_ event: XConfigureEvent) {
    let newest = unsafe PixelSize(width: Int(event.width), height: Int(event.height))
    frameSync.sizeArrived()
    guard newest != size else { return }
    size = newest
    isResizePending = true
  }

  private func handleVisibility(_ event: XVisibilityEvent) {
    let isObscured = unsafe event.state == VisibilityFullyObscured
    setVisibility(mapped: isMapped, obscured: isObscured)
  }

  private func setVisibility(mapped: Bool, obscured: Bool) {
    let wasVisible = isVisible
    isMapped = mapped
    isObscured = obscured
    wasMapped = wasMapped || mapped
    guard isVisible != wasVisible else { return }
    report(.visibilityChanged(isVisible))
    announceBuffer()
  }

  /// Focus follows into the window only; a grab of the keyboard by others is no change.
  private func handleFocus(_ event: XFocusChangeEvent) {
    let isGrab = unsafe event.mode == NotifyGrab || event.mode == NotifyUngrab
    guard !isGrab, unsafe event.detail != NotifyPointer, unsafe event.detail != NotifyInferior
    else { return }
    let hasFocus = unsafe event.type == FocusIn
    if !hasFocus { heldKeys.removeAll() }
    report(.focusChanged(hasFocus))
  }
}

// MARK: - Pointer

extension X11Window {
  private static let buttonMasks = UInt32(
    Button1Mask | Button2Mask | Button3Mask | Button4Mask | Button5Mask)

  private func pointer(_ x: Int32, _ y: Int32, _ time: UInt, _ state: UInt32) -> PointerEvent {
    PointerEvent(
      position: CGPoint(x: Int(x), y: Int(y)), time: connection.clock.seconds(time),
      modifiers: Modifiers(state: state))
  }

  private func pointer(_ event: XMotionEvent) -> PointerEvent {
    unsafe pointer(event.x, event.y, event.time, event.state)
  }

  private func handleCrossing(_ event: XCrossingEvent) {
    guard unsafe event.detail != NotifyInferior else { return }
    let pointer = unsafe pointer(event.x, event.y, event.time, event.state)
    let isInside = unsafe event.type == EnterNotify
    guard isInside != isPointerInside else { return }
    isPointerInside = isInside
    // With a button held the pointer is followed outside: it leaves when the button goes up.
    guard heldButtons == 0 else { return }
    report(isInside ? .pointerEntered(pointer) : .pointerExited(pointer))
  }

  private func handleButton(_ event: XButtonEvent) {
    let pointer = unsafe pointer(event.x, event.y, event.time, event.state)
    let isPress = unsafe event.type == ButtonPress
    let number = unsafe event.button
    if (4...7).contains(number) {
      if isPress { report(.scrolled(Self.scroll(number, pointer))) }
      return
    }
    let bit: UInt32 = 1 << min(number, 31)
    heldButtons = isPress ? heldButtons | bit : heldButtons & ~bit
    let button = Self.button(number)
    report(isPress ? .pointerPressed(pointer, button) : .pointerReleased(pointer, button))
    if !isPress, heldButtons == 0, !isPointerInside { report(.pointerExited(pointer)) }
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

// MARK: - Keys

extension X11Window {
  private func handleKey(_ event: XKeyEvent) {
    let code = unsafe event.keycode
    let isPress = unsafe event.type == KeyPress
    if !isPress, unsafe isRepeatedRelease(event) { return }
    let isRepeat = isPress && !heldKeys.insert(code).inserted
    if !isPress { heldKeys.remove(code) }
    let found = unsafe connection.keys.lookUp(code: code, state: event.state)
    let modifiers = unsafe Modifiers(state: event.state)
    let types = modifiers.isDisjoint(with: [.control, .alt, .super])
    let key = unsafe KeyEvent(
      found.key, modifiers: modifiers, text: types ? found.text : "", isRepeat: isRepeat,
      time: connection.clock.seconds(event.time))
    report(isPress ? .keyPressed(key) : .keyReleased(key))
  }

  /// Servers without detectable auto-repeat invent a release before each repetition.
  private func isRepeatedRelease(_ event: XKeyEvent) -> Bool {
    guard !connection.keys.hasDetectableAutoRepeat, let next = unsafe connection.peek()
    else { return false }
    return unsafe next.type == KeyPress && next.xkey.keycode == event.keycode
      && next.xkey.time == event.time && next.xkey.window == event.window
  }
}
