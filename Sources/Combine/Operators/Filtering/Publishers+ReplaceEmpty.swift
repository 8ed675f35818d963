// The operator `replaceEmpty`.

extension Publishers {
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Output

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      var isEmpty = true
      outlet.open()
      outlet.draw(from: upstream) { value in
        isEmpty = false
        outlet.put(value)
      } completion: { [output] completion in
        if isEmpty, case .finished = completion { outlet.put(output) }
        outlet.end(completion)
      }
    }
  }
}

extension Publisher {
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
