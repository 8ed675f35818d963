// The scheduling that run loops and operation queues share.

internal import Foundation

/// The time of run loops and operation queues.
typealias DateTime = RunLoop.SchedulerTimeType

/// A scheduler whose times are dates: a run loop or an operation queue.
protocol DateScheduler: StagePacedScheduler where SchedulerTimeType == DateTime {
  /// Whether work runs on the main thread, where delays follow the media clock.
  var isMain: Bool { get }
  /// Runs work as soon as possible, off the main thread.
  func runSoon(_ work: Work)
  /// Runs work at a date, in real time.
  func run(_ work: Work, at date: Date)
}

extension DateScheduler {
  var mediaTime: DateTime? { isMain ? .mediaTime : nil }

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
    let repetition = Repetition()
    func scheduleNext(_ date: Date) {
      run(after: DateTime(date)) {
        guard repetition.isActive else { return }
        action()
        scheduleNext(date + Swift.max(0.0001, interval.magnitude))
      }
    }
    scheduleNext(date.date)
    return AnyCancellable { repetition.isActive = false }
  }
}

/// Whether repeated work goes on.
private final class Repetition: @unchecked Sendable {
  private let lock = NSLock()
  private var isOn = true
  var isActive: Bool {
    get { lock.withLock { isOn } }
    set { lock.withLock { isOn = newValue } }
  }
}
