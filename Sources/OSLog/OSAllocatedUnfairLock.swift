// A lock around a value.

private import Synchronization

/// A value that one thread at a time can see
/// ([Apple](https://developer.apple.com/documentation/os/osallocatedunfairlock)).
public struct OSAllocatedUnfairLock<State: Sendable>: Sendable {
  private final class Box: Sendable {
    let state: Mutex<State>
    init(_ state: State) { self.state = Mutex(state) }
  }

  private let box: Box

  /// A lock around a first value.
  public init(initialState: State) { box = Box(initialState) }

  /// Runs a closure that sees and changes the value; waits until nobody else does.
  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try box.state.withLock { state in
      try body(&state)
    }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock around nothing.
  public init() { self.init(initialState: ()) }

  /// Runs a closure; waits until nobody else does.
  public func withLock<R>(_ body: () throws -> R) rethrows -> R {
    try withLock { (_: inout Void) in try body() }
  }
}
