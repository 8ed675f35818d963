// The operator `drop(untilOutputFrom:)`.

extension Publishers {
  /// Begins after another publisher's first value.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      var isDropping = true
      outlet.open()
      outlet.draw(from: upstream) { if !isDropping { outlet.put($0) } }
      outlet.draw(from: other, demand: .max(1)) { _ in
        isDropping = false
      } completion: { completion in
        // Without its value there is nothing to wait for.
        if isDropping { outlet.end(completion) }
      }
    }
  }
}

extension Publisher {
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}
