// Timers on run loops, and delayed work on queues, on the stage's clock.

public import Foundation

extension RunLoop {
  /// Starts the timer; the run loop and the mode are ignored.
  public func add(_ timer: StageTimer, forMode mode: RunLoop.Mode) { timer.waitOnStage() }
}

extension StageTimer {
  /// Replaces `asyncAfter` in users' sources: on the main queue work waits on the stage's clock.
  public static func run(
    _ work: DispatchWorkItem, on queue: DispatchQueue, at deadline: DispatchTime
  ) {
    // Each reading of `DispatchQueue.main` is an object of its own.
    guard queue.label == DispatchQueue.main.label else {
      return queue.asyncAfter(deadline: deadline, execute: work)
    }
    let now = DispatchTime.now().uptimeNanoseconds
    let seconds = (Double(deadline.uptimeNanoseconds) - Double(now)) / 1e9
    // SAFETY: the block runs on the main thread, where the work belongs.
    nonisolated(unsafe) let work = work
    scheduledTimer(withTimeInterval: (seconds * 1000).rounded() / 1000, repeats: false) { _ in
      unsafe work.perform()
    }
  }
}
