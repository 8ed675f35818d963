// The operator `tryCatch`.

extension Publishers {
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      let outlet = Outlet(subscriber)
      outlet.open()
      outlet.draw(from: upstream, value: outlet.put) { [handler] completion in
        guard case .failure(let failure) = completion else { return outlet.end(.finished) }
        do {
          outlet.draw(from: try handler(failure), value: outlet.put) { outlet.end($0.erased) }
        } catch {
          outlet.end(.failure(error))
        }
      }
    }
  }
}

extension Publisher {
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
