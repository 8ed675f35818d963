// Pass 8: the buffer is presented, with a stamp that names the frame and its time.

internal import CoreGraphics
internal import Windowing

extension Stage {
  /// Presents `buffer`, which shows `next`, and completes the frame's report.
  ///
  /// - Parameters:
  ///   - next: The frame's picture.
  ///   - buffer: The buffer that it was drawn in.
  ///   - presenter: The presenter that lent the buffer.
  ///   - started: When the frame began, in seconds of `MonotonicTime`.
  ///   - report: The report with its time and damage; gets the serial number and the duration.
  func presentPass(
    _ next: Picture, buffer: BackBuffer, to presenter: any Presenter,
    started: TimeInterval, report: inout FrameReport
  ) {
    report.serial = statistics.countFrame()
    shown.present(next, damage: report.damage)
    changes.bufferIsMissing(false)
    presenter.present(buffer, damage: report.damage, stamp: statistics.stamp(of: report))
    report.microseconds = Int(((MonotonicTime.now - started) * 1e6).rounded())
    guard let before = statistics.record(report) else { return }
    shown.recycle(before.repainted)
    shown.recycle(before.damage)
  }
}
