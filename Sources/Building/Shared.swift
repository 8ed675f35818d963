// A variable that several values share.

internal import Synchronization

/// A value that all copies of a struct share.
final class Shared<Value: Sendable>: Sendable {
  private let state: Mutex<Value>

  init(_ value: Value) { state = Mutex(value) }

  var value: Value {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// Puts another value into its place, and returns the one that was there.
  func exchange(for other: Value) -> Value {
    state.withLock { value in
      defer { value = other }
      return value
    }
  }
}
