// The stamp of a frame.

/// The identity of a frame, published with it so that others can wait for it.
package struct FrameStamp: Hashable, Sendable {
  /// Counts the frames of a stage from 1.
  package var serial: Int
  /// The stage's time in microseconds since it was shown.
  package var timeMicroseconds: Int
  /// The page's zoom × 1000.
  package var zoomThousandths: Int

  /// Makes a stamp; see the properties.
  package init(serial: Int, timeMicroseconds: Int = 0, zoomThousandths: Int = 1000) {
    self.serial = serial
    self.timeMicroseconds = timeMicroseconds
    self.zoomThousandths = zoomThousandths
  }
}
