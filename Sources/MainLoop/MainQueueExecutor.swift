// Where asynchronous work of the main actor goes on after it has waited.

internal import CoreGraphics
internal import Dispatch

/// Runs the jobs of tasks on the main queue, which the event loop turns.
///
/// On Linux the main actor's jobs run without an executor of their own, so that a task that waited is resumed by
/// libdispatch's threads before it comes back to the main actor. Once those have run anything, libdispatch looks at
/// them every second for as long as the program lives, which would wake an idle window.
package final class MainQueueExecutor: TaskExecutor {
  /// The one executor: there is one main queue.
  package static let shared = MainQueueExecutor()

  private init() {}

  /// Runs a job in the next turn of the main queue.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // SAFETY: the job was enqueued once, and this block runs once.
    DispatchQueue.main.async { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

extension Task where Success == Void, Failure == Never {
  /// A task of the main actor that never leaves the main thread. It runs at once until it first waits.
  @discardableResult
  package static func onMain(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    Task.immediate(executorPreference: MainQueueExecutor.shared) { @MainActor in await body() }
  }
}
