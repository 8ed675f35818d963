// Publishers that start on demand.

/// A publisher that starts to publish when `connect()` is called
/// ([Apple](https://developer.apple.com/documentation/combine/connectablepublisher)).
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts to publish; to cancel the result stops it.
  func connect() -> any Cancellable
}
