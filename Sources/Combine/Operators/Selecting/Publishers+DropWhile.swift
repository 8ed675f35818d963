// The operator `drop(while:)`.

extension Publishers {
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      var isDropping = true
      outlet.open()
      outlet.draw(from: upstream) { [predicate] value in
        isDropping = isDropping && predicate(value)
        if !isDropping { outlet.put(value) }
      }
    }
  }
}

extension Publisher {
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }
}
