// A position of the pointer between two events.

/// A place that the pointer passed.
package struct PointerSample: Hashable, Sendable {
  /// Pixels of the window.
  package var position: CGPoint
  /// Seconds.
  package var time: TimeInterval

  /// Makes a sample at `position`, in pixels of the window, and `time`, in seconds.
  package init(position: CGPoint, time: TimeInterval) {
    self.position = position
    self.time = time
  }
}
