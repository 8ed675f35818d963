// The position of the pointer, and the modifier keys that were held.

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
