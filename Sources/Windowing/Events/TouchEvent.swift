// The state of a finger on a touch screen.

/// A finger that touched, moved or was lifted.
package struct TouchEvent: Hashable, Sendable {
  /// The phases of a touch.
  package enum Phase: Hashable, Sendable {
    case began
    case moved
    case ended
    /// Something else took over the finger: the touch has no effect.
    case cancelled
  }

  /// The system's number of the finger, while it is down; nil: the first one, which is the pointer.
  package var finger: Int?
  /// The phase that the event begins.
  package var phase: Phase
  /// Pixels of the window.
  package var position: CGPoint
  /// Seconds.
  package var time: TimeInterval
  /// As ``PointerEvent/history``. Default: empty.
  package var history: [PointerSample]

  /// Makes an event at `position`, in pixels of the window, and `time`, in seconds.
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
