// The pictures that wait for an agent.

internal import CoreGraphics

/// A queue of jobs for workers that wait while it is empty.
@MainActor
final class CheckQueue {
  private var jobs: [CheckJob] = []
  /// The index of the next job.
  private var position = 0
  private var waiting: [CheckedContinuation<CheckJob?, Never>] = []
  private var isFinished = false

  /// Gives a job to a worker that waits, or keeps it for the next.
  func append(_ job: CheckJob) {
    guard !isFinished else { return }
    if waiting.isEmpty { jobs.append(job) } else { waiting.removeFirst().resume(returning: job) }
  }

  /// The next job; nil: there will be none.
  func next() async -> CheckJob? {
    if position < jobs.count {
      position += 1
      return jobs[position - 1]
    }
    if isFinished { return nil }
    return await withCheckedContinuation { continuation in
      // It may have ended while the task changed its executor.
      if isFinished { continuation.resume(returning: nil) } else { waiting.append(continuation) }
    }
  }

  /// No more jobs will come.
  func finish() {
    isFinished = true
    for worker in waiting { worker.resume(returning: nil) }
    waiting = []
  }

  /// Drops the jobs that wait.
  func clear() {
    position = jobs.count
    finish()
  }
}
