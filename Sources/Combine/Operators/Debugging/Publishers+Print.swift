// The operator `print`.

extension Publishers {
  /// Prints each event of a stream as a line
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/print)).
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// Stands before each line, followed by a colon, unless it is empty.
    public let prefix: String
    /// Receives the lines; nil for the standard output.
    public let stream: (any TextOutputStream)?

    /// Makes a publisher that prints the events of `upstream`.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var stream = stream
      let start = prefix.isEmpty ? "" : prefix + ": "
      func printLine(_ text: String) {
        if stream == nil { return Swift.print(start + text) }
        stream?.write(start + text + "\n")
      }
      upstream.handleEvents(
        receiveSubscription: { printLine("receive subscription: (\($0))") },
        receiveOutput: { printLine("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: printLine("receive finished")
          case .failure(let failure): printLine("receive error: (\(failure))")
          }
        },
        receiveCancel: { printLine("receive cancel") },
        receiveRequest: { printLine("request \($0.max.map { "max: (\($0))" } ?? "unlimited")") }
      ).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Prints each event of the stream as a line, to the standard output unless a stream is given
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/print(_:to:))).
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
