// The threads that asynchronous work runs on.

internal import Foundation
internal import Synchronization

/// Runs tasks on a thread for each processor, which sleep while there is nothing to do.
///
/// By default libdispatch's threads run them. Once those have run anything, libdispatch looks at them every
/// second for as long as the program lives, which would wake an idle window.
package final class WorkThreads: TaskExecutor {
  /// The one executor; its threads start at the first use and never end.
  package static let shared = WorkThreads()

  private let jobs = Mutex<[UnownedJob]>([])
  private let jobCount = DispatchSemaphore(value: 0)

  /// One waits for a file while another works.
  private static let fewest = 2

  private init() {
    let count = max(Self.fewest, ProcessInfo.processInfo.activeProcessorCount)
    for _ in 0..<count { Thread.detachNewThread { self.work() } }
  }

  /// Runs a job on the next free thread, in the order of the calls.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    jobCount.signal()
  }

  private func work() {
    while true {
      jobCount.wait()
      let job = jobs.withLock { $0.removeFirst() }
      // SAFETY: each job was enqueued once and is taken out before it runs, so it runs once.
      unsafe job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}
