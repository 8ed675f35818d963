// Publishers that start on demand.

/// A publisher that begins when it is told to
/// ([Apple](https://developer.apple.com/documentation/combine/connectablepublisher)).
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}
