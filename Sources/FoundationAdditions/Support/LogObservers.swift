// Those who hear of the messages that this process logs about a user's views.

private import Synchronization

/// Hears of each message of ``logOnce(_:)``, on whatever thread it is logged.
package enum LogObservers {
  private struct State {
    var bodies: [Int: @Sendable (String) -> Void] = [:]
    var count = 0
  }

  private static let state = Mutex(State())

  /// Calls `body` with each message from now on. Returns a number for ``remove(_:)``.
  package static func add(_ body: @escaping @Sendable (String) -> Void) -> Int {
    state.withLock { state in
      state.count += 1
      state.bodies[state.count] = body
      return state.count
    }
  }

  /// Calls the closure with a number no more.
  package static func remove(_ number: Int) { state.withLock { $0.bodies[number] = nil } }

  /// Tells all of a message.
  static func tell(_ message: String) {
    let bodies = state.withLock { Array($0.bodies.values) }
    for body in bodies { body(message) }
  }
}
