// Operators that publish one result at the end.

extension Subscriber {
  /// `result` when the publisher finishes, where there is one.
  func takeLast<P: Publisher>(
    of publisher: P, value: @escaping (P.Output) -> Void, result: @escaping () -> Input?
  ) where P.Failure == Failure {
    let outlet = Outlet(self)
    outlet.open()
    outlet.draw(from: publisher, value: value) { completion in
      if case .finished = completion, let result = result() { outlet.put(result) }
      outlet.end(completion)
    }
  }
}
