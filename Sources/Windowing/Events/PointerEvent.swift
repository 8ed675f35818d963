// The position of the pointer, and the modifier keys that were held.

/// The position of the pointer and the modifier keys that were held.
package struct PointerEvent: Hashable, Sendable {
  /// Pixels of the window.
  package var position: CGPoint
  /// Seconds.
  package var time: TimeInterval
  /// The modifier keys that were held.
  package var modifiers: Modifiers
  /// The positions since the event before, oldest first and without ``position``; a run of
  /// movements is one event. Default: empty.
  package var history: [PointerSample] = []

  /// Makes an event at `position`, in pixels of the window, and `time`, in seconds, without a history.
  package init(position: CGPoint, time: TimeInterval = 0, modifiers: Modifiers = []) {
    self.position = position
    self.time = time
    self.modifiers = modifiers
  }
}
