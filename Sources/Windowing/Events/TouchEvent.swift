// The state of a finger on a touch screen.

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
