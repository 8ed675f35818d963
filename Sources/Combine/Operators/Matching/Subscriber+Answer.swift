// Operators that answer a question about all values.

extension Subscriber where Input == Bool {
  func takeAnswer<P: Publisher>(
    of publisher: P, until isFound: @escaping (P.Output) -> Bool, then answer: Bool
  ) where P.Failure == Failure {
    let outlet = Outlet(self)
    outlet.open()
    outlet.draw(from: publisher) { value in
      guard isFound(value) else { return }
      outlet.put(answer)
      outlet.end(.finished)
    } completion: { completion in
      if case .finished = completion { outlet.put(!answer) }
      outlet.end(completion)
    }
  }
}
