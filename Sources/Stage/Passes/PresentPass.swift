// Pass 8: the buffer is shown, with a stamp that says which frame at which time it is.

internal import CoreGraphics
internal import QuartzCore
internal import Windowing

extension Stage {
  func presentPass(
    _ next: Picture, buffer: BackBuffer, to presenter: any Presenter,
    started: TimeInterval, report: inout FrameReport
  ) {
    serial += 1
    history.record(report.damage)
    picture = next
    lacksBuffer = false
    presenter.present(buffer, damage: report.damage, stamp: stamp(at: report.time))
    report.serial = serial
    report.microseconds = Int(((MonotonicTime.now - started) * 1e6).rounded())
    if let lastReport {
      spareRects.append(lastReport.repainted)
      spareRects.append(lastReport.damage)
    }
    lastReport = report
  }

  private func stamp(at time: TimeInterval) -> FrameStamp {
    FrameStamp(
      serial: serial, timeMicroseconds: Int((time * 1e6).rounded()),
      zoomThousandths: zoomThousandths)
  }
}
