// Operation queues as schedulers.

internal import Dispatch
public import Foundation

extension OperationQueue: Scheduler, DateScheduler {
  public typealias SchedulerTimeType = RunLoop.SchedulerTimeType
  /// Operation queues have no options.
  public struct SchedulerOptions {}

  public var now: SchedulerTimeType { DateTime(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { run(action) }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    run(after: date, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    run(after: date, every: interval, action)
  }

  var isMain: Bool { self === OperationQueue.main }
  func runSoon(_ work: Work) { addOperation { work.run() } }
  func run(_ work: Work, at date: Date) {
    DispatchQueue.global().asyncAfter(deadline: .now() + date.timeIntervalSinceNow) { [self] in
      runSoon(work)
    }
  }
}
