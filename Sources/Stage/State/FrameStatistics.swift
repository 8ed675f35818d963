// The count of a stage's frames, and what the last one cost.

internal import Windowing

/// The serial numbers, stamps and reports of a stage's frames.
struct FrameStatistics {
  /// The page's zoom × 1000, for the stamps of frames. Default: 1000.
  var zoomThousandths = 1000
  /// How many frames were presented: the serial number of the last one.
  private(set) var serial = 0
  /// The report of the last frame; nil before the first.
  private(set) var lastReport: FrameReport?

  /// Counts a frame and returns its serial number, from 1.
  mutating func countFrame() -> Int {
    serial += 1
    return serial
  }

  /// The stamp of the frame that `report` is of.
  func stamp(of report: FrameReport) -> FrameStamp {
    FrameStamp(
      serial: report.serial, timeMicroseconds: Int((report.time * 1e6).rounded()),
      zoomThousandths: zoomThousandths)
  }

  /// Keeps the report of a frame and returns the one before, whose memory may be used again.
  mutating func record(_ report: FrameReport) -> FrameReport? {
    let before = lastReport
    lastReport = report
    return before
  }
}
