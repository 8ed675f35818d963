// The events that wait for a frame.

internal import Windowing

/// The events of a window that no frame dealt with yet, in the order in which they came.
struct EventQueue {
  private var events: [InputEvent] = []

  /// Whether no event waits.
  var isEmpty: Bool { events.isEmpty }

  /// Whether an event waits that is more than a movement.
  var hasUrgent: Bool { events.contains { !$0.isMovement } }

  /// Adds an event at the end.
  mutating func append(_ event: InputEvent) { events.append(event) }

  /// Removes and returns the events of the next frame: movements, and then at most one other event.
  mutating func takeNext() -> ArraySlice<InputEvent> {
    let count = events.firstIndex { !$0.isMovement }.map { $0 + 1 } ?? events.count
    let next = events.prefix(count)
    events.removeFirst(count)
    return next
  }
}

extension InputEvent {
  /// Whether the event only says where the pointer is.
  fileprivate var isMovement: Bool {
    switch self {
    case .pointerMoved, .pointerEntered, .pointerExited: true
    case .touched(let touch): touch.phase == .moved
    case .pointerPressed, .pointerReleased, .scrolled, .pinched, .keyPressed, .keyReleased,
      .textEntered, .textPasted, .filesDropped, .resized, .scaleChanged, .closeRequested,
      .visibilityChanged, .focusChanged:
      false
    }
  }
}
