// The count of a stage's frames, and what the last one cost.

/// The serial numbers and reports of a stage's frames.
struct FrameStatistics {
  /// How many frames were presented: the serial number of the last one.
  private(set) var serial = 0
  /// The report of the last frame; nil before the first.
  private(set) var lastReport: FrameReport?

  /// Counts a frame and returns its serial number, from 1.
  mutating func countFrame() -> Int {
    serial += 1
    return serial
  }

  /// Keeps the report of a frame and returns the one before, whose memory may be used again.
  mutating func record(_ report: FrameReport) -> FrameReport? {
    let before = lastReport
    lastReport = report
    return before
  }
}
