// The operator `print`.

extension Publishers {
  /// Prints what passes, each line with a prefix.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let prefix: String
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var stream = stream
      let start = prefix.isEmpty ? "" : prefix + ": "
      func say(_ words: String) {
        if stream == nil { return Swift.print(start + words) }
        stream?.write(start + words + "\n")
      }
      upstream.handleEvents(
        receiveSubscription: { say("receive subscription: (\($0))") },
        receiveOutput: { say("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: say("receive finished")
          case .failure(let failure): say("receive error: (\(failure))")
          }
        },
        receiveCancel: { say("receive cancel") },
        receiveRequest: { say("request \($0.max.map { "max: (\($0))" } ?? "unlimited")") }
      ).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
