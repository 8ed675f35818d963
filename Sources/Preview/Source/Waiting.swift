// Asynchronous work in a program whose main thread waits for it.

internal import Dispatch
internal import Synchronization

/// Waiting for asynchronous work.
enum Waiting {
  private final class Box<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
    let isFull = DispatchSemaphore(value: 0)
  }

  /// Runs `body` on other threads and waits for its end. Nothing of it may need the main actor.
  static func result<Value: Sendable>(
    _ body: @escaping @Sendable () async -> Value
  ) -> Value {
    let box = Box<Value>()
    Task.detached {
      let value = await body()
      box.value.withLock { $0 = value }
      box.isFull.signal()
    }
    box.isFull.wait()
    guard let value = box.value.withLock({ $0 }) else {
      preconditionFailure("the semaphore was signalled without a value")
    }
    return value
  }
}
