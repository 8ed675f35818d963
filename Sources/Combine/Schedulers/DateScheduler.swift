// What run loops and operation queues share as schedulers.

internal import Foundation

/// The times of operation queues and of run loops are the same.
typealias DateTime = RunLoop.SchedulerTimeType

/// A scheduler whose times are dates.
protocol DatePaced: StagePaced where SchedulerTimeType == DateTime {
  var isMain: Bool { get }
  func runSoon(_ work: Work)
  func run(_ work: Work, at date: Date)
}

extension DatePaced {
  var stageTime: DateTime? { isMain ? .staged : nil }

  func run(_ action: @escaping () -> Void) {
    isMain ? MainThread.run(action) : runSoon(Work(run: action))
  }

  func run(after date: DateTime, _ action: @escaping () -> Void) {
    if isMain { return MainThread.run(after: date.date.timeIntervalSinceNow, action) }
    run(Work(run: action), at: date.date)
  }

  func run(
    after date: DateTime, every interval: DateTime.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isMain {
      return MainThread.run(
        after: date.date.timeIntervalSinceNow, every: interval.magnitude, action)
    }
    let cycle = Cycle()
    func turn(_ date: Date) {
      run(after: DateTime(date)) {
        guard cycle.isRunning else { return }
        action()
        turn(date + Swift.max(0.0001, interval.magnitude))
      }
    }
    turn(date.date)
    return AnyCancellable { cycle.isRunning = false }
  }
}

/// Whether work goes on that repeats.
private final class Cycle: @unchecked Sendable {
  private let lock = NSLock()
  private var isOn = true
  var isRunning: Bool {
    get { lock.withLock { isOn } }
    set { lock.withLock { isOn = newValue } }
  }
}
