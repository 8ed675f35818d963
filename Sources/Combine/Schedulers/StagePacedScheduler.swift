// Schedulers that measure by the media clock.

/// A scheduler that may stand for the main thread, where time is that of the media clock.
protocol StagePacedScheduler: Scheduler {
  /// The media time on the scheduler's scale; nil if the scheduler follows real time.
  var mediaTime: SchedulerTimeType? { get }
}

extension Scheduler {
  /// The time by which operators measure intervals: media time on the main thread, else `now`.
  var measuringTime: SchedulerTimeType {
    func read<S: StagePacedScheduler>(_ scheduler: S) -> Any? { scheduler.mediaTime }
    let mediaTime = (self as? any StagePacedScheduler).flatMap { read($0) }
    return mediaTime as? SchedulerTimeType ?? now
  }
}
