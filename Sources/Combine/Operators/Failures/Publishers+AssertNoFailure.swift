// The operator `assertNoFailure`.

extension Publishers {
  /// Ends the program with a message when upstream fails
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/assertnofailure)).
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    /// Stands before the failure in the message.
    public let prefix: String
    /// The file that the message names.
    public let file: StaticString
    /// The line that the message names.
    public let line: UInt

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      upstream.subscribe(
        FailureMappingSubscriber<Upstream.Failure, S>(subscriber) { [prefix, file, line] in
          fatalError("\(prefix): \($0)", file: file, line: line)
        })
    }
  }
}

extension Publisher {
  /// Ends the program at a failure, with a message that names file and line
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/assertnofailure(_:file:line:))).
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
