// A position of the pointer between two events.

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
