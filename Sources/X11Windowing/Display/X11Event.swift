// The server's events as values, without C's names.

internal import CXlib
internal import Windowing

/// An event of the core protocol or a completion of MIT-SHM
/// ([X protocol, chapter 11](https://www.x.org/releases/current/doc/xproto/x11protocol.html#events)).
///
/// Events without meaning for this program have no value: crossings and focus changes into child windows
/// (`NotifyInferior`), focus that follows the pointer (`NotifyPointer`) and keyboard grabs.
struct X11Event {
  enum Kind {
    /// KeyPress, KeyRelease.
    case key(X11KeyEvent)
    /// ButtonPress, ButtonRelease.
    case button(UInt32, isPress: Bool, at: X11PointerState)
    /// MotionNotify.
    case motion(X11PointerState)
    /// EnterNotify (true), LeaveNotify (false).
    case crossing(isInside: Bool, at: X11PointerState)
    /// FocusIn (true), FocusOut (false).
    case focus(Bool)
    /// Expose: pixels that are to be shown again. `serial`: the last request handled before it.
    case exposed(PixelRect, serial: UInt)
    /// ConfigureNotify. `isSynthetic`: the window manager sent it, and only the origin counts.
    case configured(window: UInt, origin: PixelPoint, size: PixelSize, isSynthetic: Bool)
    /// ReparentNotify.
    case reparented(parent: UInt)
    /// MapNotify.
    case mapped
    /// UnmapNotify.
    case unmapped
    /// VisibilityNotify. True: `VisibilityFullyObscured`.
    case obscured(Bool)
    /// PropertyNotify. `isNew`: set; false: deleted.
    case property(UInt, isNew: Bool)
    /// SelectionNotify. `property` 0: the owner refused.
    case selectionArrived(selection: UInt, property: UInt)
    /// SelectionRequest.
    case selectionRequested(X11SelectionRequest)
    /// SelectionClear.
    case selectionLost
    case message(X11ClientMessage)
    /// ShmCompletion: the server has read a put from the segment.
    case putCompleted(segment: UInt)
    /// DestroyNotify.
    case destroyed(window: UInt)
  }

  /// The window that it was reported for.
  var window: UInt
  var kind: Kind

  /// Nil for events without meaning for this program. `completionType`: the event type of MIT-SHM's
  /// completions; 0 without the extension.
  init?(_ event: XEvent, completionType: Int32) {
    // SAFETY: the first members are the same in every event.
    guard let kind = unsafe Self.kind(event, completionType: completionType) else { return nil }
    unsafe window = event.xany.window
    self.kind = kind
  }

  private static func kind(_ event: XEvent, completionType: Int32) -> Kind? {
    // SAFETY: the type says which member of the union Xlib has filled; each is plain data.
    switch unsafe event.type {
    case KeyPress, KeyRelease: unsafe .key(X11KeyEvent(event.xkey))
    case ButtonPress, ButtonRelease: unsafe button(event.xbutton)
    case MotionNotify: unsafe .motion(X11PointerState(event.xmotion))
    case EnterNotify, LeaveNotify: unsafe crossing(event.xcrossing)
    case FocusIn, FocusOut: unsafe focus(event.xfocus)
    case Expose: unsafe exposed(event.xexpose)
    case ConfigureNotify: unsafe configured(event.xconfigure)
    case ReparentNotify: unsafe .reparented(parent: event.xreparent.parent)
    case MapNotify: .mapped
    case UnmapNotify: .unmapped
    case VisibilityNotify: unsafe .obscured(event.xvisibility.state == VisibilityFullyObscured)
    // SAFETY: as above: each case reads the member of its own type.
    case PropertyNotify: unsafe property(event.xproperty)
    case SelectionNotify: unsafe selection(event.xselection)
    case SelectionRequest:
      unsafe .selectionRequested(X11SelectionRequest(event.xselectionrequest))
    case SelectionClear: .selectionLost
    case ClientMessage: unsafe .message(X11ClientMessage(event.xclient))
    case DestroyNotify: unsafe .destroyed(window: event.xdestroywindow.window)
    case completionType: unsafe putCompleted(event)
    default: nil
    }
  }

  private static func button(_ event: XButtonEvent) -> Kind {
    // SAFETY: reads numbers only.
    let isPress = unsafe event.type == ButtonPress
    return unsafe .button(event.button, isPress: isPress, at: X11PointerState(event))
  }

  private static func crossing(_ event: XCrossingEvent) -> Kind? {
    // SAFETY: reads numbers only.
    guard unsafe event.detail != NotifyInferior else { return nil }
    let isInside = unsafe event.type == EnterNotify
    return unsafe .crossing(isInside: isInside, at: X11PointerState(event))
  }

  private static func focus(_ event: XFocusChangeEvent) -> Kind? {
    // SAFETY: reads numbers only.
    let isGrab = unsafe event.mode == NotifyGrab || event.mode == NotifyUngrab
    guard !isGrab, unsafe event.detail != NotifyPointer, unsafe event.detail != NotifyInferior
    else { return nil }
    return unsafe .focus(event.type == FocusIn)
  }

  private static func exposed(_ event: XExposeEvent) -> Kind {
    // SAFETY: reads numbers only.
    let rect = unsafe PixelRect(
      x: Int(event.x), y: Int(event.y), width: Int(event.width), height: Int(event.height))
    return unsafe .exposed(rect, serial: event.serial)
  }

  private static func configured(_ event: XConfigureEvent) -> Kind {
    // SAFETY: reads numbers only.
    unsafe .configured(
      window: event.window, origin: PixelPoint(x: Int(event.x), y: Int(event.y)),
      size: PixelSize(width: Int(event.width), height: Int(event.height)),
      isSynthetic: event.send_event != 0)
  }

  private static func property(_ event: XPropertyEvent) -> Kind {
    // SAFETY: reads numbers only.
    unsafe .property(event.atom, isNew: event.state == PropertyNewValue)
  }

  private static func selection(_ event: XSelectionEvent) -> Kind {
    // SAFETY: reads numbers only.
    unsafe .selectionArrived(selection: event.selection, property: event.property)
  }

  private static func putCompleted(_ event: XEvent) -> Kind {
    // SAFETY: the type says that the event is a completion, which the shim copies out of it.
    var event = unsafe event
    return unsafe .putCompleted(segment: cxlib_completion(&event).shmseg)
  }
}
