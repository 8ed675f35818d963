// What a window reports. It decides nothing: each event is a value that the stage interprets.

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

/// Where the pointer was and which keys were held.
package struct PointerEvent: Hashable, Sendable {
  /// Pixels of the window.
  package var position: CGPoint
  /// Seconds.
  package var time: TimeInterval
  package var modifiers: Modifiers
  /// Where the pointer was since the event before, oldest first and without ``position``; a run of
  /// movements is one event. Default: nowhere else.
  package var history: [PointerSample] = []

  package init(position: CGPoint, time: TimeInterval = 0, modifiers: Modifiers = []) {
    self.position = position
    self.time = time
    self.modifiers = modifiers
  }
}

/// A place that the pointer passed.
package struct PointerSample: Hashable, Sendable {
  /// Pixels of the window.
  package var position: CGPoint
  /// Seconds.
  package var time: TimeInterval

  package init(position: CGPoint, time: TimeInterval) {
    self.position = position
    self.time = time
  }
}

/// What a finger did.
package struct TouchEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case began
    case moved
    case ended
    /// Something else took the finger: nothing comes of it.
    case cancelled
  }

  /// The system's number of the finger, while it is down; nil: the first one, which is the pointer.
  package var finger: Int?
  package var phase: Phase
  /// Pixels of the window.
  package var position: CGPoint
  /// Seconds.
  package var time: TimeInterval
  /// As ``PointerEvent/history``. Default: nowhere else.
  package var history: [PointerSample]

  package init(
    finger: Int?, phase: Phase, position: CGPoint, time: TimeInterval = 0,
    history: [PointerSample] = []
  ) {
    self.finger = finger
    self.phase = phase
    self.position = position
    self.time = time
    self.history = history
  }
}

/// A button of the pointer. The wheel is none: see ``ScrollEvent``.
package enum PointerButton: Hashable, Sendable {
  case primary
  case middle
  case secondary
  /// Back, forward and whatever else a mouse has, by the windowing system's number.
  case other(Int)
}

/// A turn of the wheel, or two fingers on a pad.
package struct ScrollEvent: Hashable, Sendable {
  package var pointer: PointerEvent
  /// Notches to the right, with fractions where the device has them. One notch of a plain wheel is
  /// 1.
  package var deltaX: Double
  /// Notches down, that is towards the person.
  package var deltaY: Double

  package init(pointer: PointerEvent, deltaX: Double, deltaY: Double) {
    self.pointer = pointer
    self.deltaX = deltaX
    self.deltaY = deltaY
  }
}
