// A publisher of one value.

/// A value and the end
/// ([Apple](https://developer.apple.com/documentation/combine/just)).
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    Once(output, subscriber).start()
  }
}
