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
    case MotionNotify: unsafe handleMotion(event.xmotion)
    case EnterNotify, LeaveNotify: unsafe handleCrossing(event.xcrossing)
    case FocusIn, FocusOut: unsafe handleFocus(event.xfocus)
    case Expose: unsafe gather(event.xexpose)
    case ConfigureNotify: unsafe gather(event.xconfigure)
    case ReparentNotify: isFramed = unsafe event.xreparent.parent != connection.root
    case MapNotify:
      setVisibility(mapped: true, obscured: isObscured, hidden: isHidden)
      finishStartup()
    // What covers it is told anew when it comes back.
    case UnmapNotify: setVisibility(mapped: false, obscured: false, hidden: isHidden)
    case VisibilityNotify: unsafe handleVisibility(event.xvisibility)
    case PropertyNotify: unsafe handleProperty(event.xproperty)
    case SelectionNotify: unsafe handleSelection(event.xselection)
    case ClientMessage: unsafe handleMessage(event.xclient)
    case DestroyNotify: report(.closeRequested)
    case connection.sharedMemory.completionType:
      unsafe putDone(segment: cxlib_completion(&event).shmseg)
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

  /// What was uncovered before the newest frame was put whole is shown by that.
  private func gather(_ event: XExposeEvent) {
    guard unsafe event.serial >= wholeSince else { return }
    unsafe exposed.append(
      PixelRect(
        x: Int(event.x), y: Int(event.y), width: Int(event.width), height: Int(event.height)))
    exposed = exposed.coalesced()
  }

  private func gather(_ event: XConfigureEvent) {
    let newest = unsafe SurfaceCapacity.drawn(
      PixelSize(width: Int(event.width), height: Int(event.height)))
    frameSync.sizeArrived()
    // In a frame the server counts from the frame; the window manager's own message does not.
    if unsafe !isFramed || event.send_event != 0 {
      unsafe toldOrigin = PixelPoint(x: Int(event.x), y: Int(event.y))
    }
    // A message tells where the window is; its size is the server's alone to tell.
    guard unsafe event.send_event == 0, newest != size else { return }
    size = newest
    awaitsFit = false
    isResizePending = true
  }

  private func handleVisibility(_ event: XVisibilityEvent) {
    let isObscured = unsafe event.state == VisibilityFullyObscured
    setVisibility(mapped: isMapped, obscured: isObscured, hidden: isHidden)
  }

  func setVisibility(mapped: Bool, obscured: Bool, hidden: Bool) {
    let wasVisible = isVisible
    isHidden = hidden
    isMapped = mapped
    isObscured = obscured
    wasMapped = wasMapped || mapped
    guard isVisible != wasVisible else { return }
    report(.visibilityChanged(isVisible))
    announceBuffer()
  }
}
