// Schedulers that measure by the media clock.

/// A scheduler that may stand for the main thread, where time is the stage's.
protocol StagePaced: Scheduler {
  /// The stage's time on the scheduler's scale; nil where it follows real time.
  var stageTime: SchedulerTimeType? { get }
}

extension Scheduler {
  /// The time by which lengths between values are measured.
  var pace: SchedulerTimeType {
    func stageTime<S: StagePaced>(_ scheduler: S) -> Any? { scheduler.stageTime }
    let staged = (self as? any StagePaced).flatMap { stageTime($0) }
    return staged as? SchedulerTimeType ?? now
  }
}
