// The events that a window reports. It decides nothing: each event is a value that the stage interprets.

/// One event of a window.
///
/// Positions are pixels of the window, y down, with the origin at the top left of its content.
/// Times are seconds on the windowing system's clock; only their differences mean anything.
package enum InputEvent: Hashable, Sendable {
  case pointerEntered(PointerEvent)
  /// The newest position: movements between two frames may be reported as one.
  case pointerMoved(PointerEvent)
  case pointerPressed(PointerEvent, PointerButton)
  case pointerReleased(PointerEvent, PointerButton)
  /// Never while a button is held: the pointer is then followed outside the window too.
  case pointerExited(PointerEvent)
  case scrolled(ScrollEvent)
  /// Two fingers on a touchpad went apart or towards each other.
  case pinched(PinchEvent)
  /// A finger on a touch screen. Windows report further ones alone; their first one is the pointer,
  /// with the primary button down.
  case touched(TouchEvent)
  case keyPressed(KeyEvent)
  case keyReleased(KeyEvent)
  /// Text for a field, composed by the system's input method; only while the window was asked for
  /// it. The key presses that it came from are reported too, unless the method took them.
  case textEntered(String)
  /// The text that another program copied last, after the window was asked to paste; nil: none did, and
  /// what was copied here counts.
  case textPasted(String?)
  /// Files that were dragged onto the window: absolute paths, at least one, which may not exist.
  case filesDropped([String])
  /// The content's size; only the newest of a run is reported.
  case resized(PixelSize)
  /// Pixels per point, > 0.
  case scaleChanged(Double)
  /// The person asked to close the window; it stays until the program closes it.
  case closeRequested
  /// False while no pixel of the window can be seen: draw nothing then.
  case visibilityChanged(Bool)
  /// Whether keys go to the window.
  case focusChanged(Bool)
}
