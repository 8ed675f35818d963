// Optional values as publishers.

extension Optional {
  /// Publishes the value, if there is one, and finishes
  /// ([Apple](https://developer.apple.com/documentation/swift/optional/publisher-swift.struct)).
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?

    /// Makes a publisher of at most one value.
    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      if let output {
        Just(output).receive(subscriber: subscriber)
      } else {
        Empty(completeImmediately: true).receive(subscriber: subscriber)
      }
    }
  }

  /// Publishes the value, if there is one, and finishes
  /// ([Apple](https://developer.apple.com/documentation/swift/optional/publisher-swift.property)).
  public var publisher: Publisher { Publisher(self) }
}
