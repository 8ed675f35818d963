// A tool that runs while its starter does something else.

internal import Foundation

/// A run of a tool that was started, and whose end is awaited later. It is ended where nobody needs it any more.
final class StartedTool: Sendable {
  private let task: Task<Result<Tool.Outcome, BuildFailure>, Never>

  /// Starts it, on ``WorkThreads``.
  init(_ run: @escaping @Sendable () async throws(BuildFailure) -> Tool.Outcome) {
    task = Task.detached(executorPreference: WorkThreads.shared) {
      do throws(BuildFailure) {
        return .success(try await run())
      } catch {
        return .failure(error)
      }
    }
  }

  /// Ends it.
  func cancel() { task.cancel() }

  /// How it ended. Waits until it has; a cancelled task ends it.
  func ending() async -> Result<Tool.Outcome, BuildFailure> {
    await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  deinit { task.cancel() }
}
