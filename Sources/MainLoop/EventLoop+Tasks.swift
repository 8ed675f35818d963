// Running asynchronous work on the loop, for commands that end with it.

package import CoreGraphics

extension EventLoop {
  /// Waits for seconds of real time. A cancelled task waits as long.
  package func sleep(for seconds: TimeInterval) async {
    await withCheckedContinuation { continuation in
      schedule(seconds) { continuation.resume() }
    }
  }

  /// Runs the loop until `body` has ended, and returns its result. Code of `body` before its first wait runs at
  /// once. SIGINT, SIGTERM and SIGHUP cancel its task; `onSignal` hears of them first.
  package func result<Value, Problem: Error>(
    onSignal: @escaping (Int32) -> Void = { _ in },
    of body: @escaping @MainActor () async throws(Problem) -> Value
  ) throws(Problem) -> Value {
    var result: Result<Value, Problem>?
    let task = Task.onMain {
      do throws(Problem) { result = .success(try await body()) } catch { result = .failure(error) }
      self.stop()
    }
    if result == nil {
      watchSignals { signal in
        onSignal(signal)
        task.cancel()
      }
      _ = run()
    }
    guard let result else { preconditionFailure("the loop was stopped before its task ended") }
    return try result.get()
  }
}
