// The upstream publishers of `combineLatest` and `zip`.

extension Publishers {
  /// Publishers whose values belong together. It ends when all have ended, or one has nothing left that
  /// further values of the others could join.
  final class Group<S: Subscriber> {
    private let outlet: Outlet<S>
    private let join: () -> Void
    private let isSpent: (Int) -> Bool
    private var open: Set<Int>

    init(
      _ outlet: Outlet<S>, of count: Int, join: @escaping () -> Void,
      isSpent: @escaping (Int) -> Bool
    ) {
      (self.outlet, self.join, self.isSpent) = (outlet, join, isSpent)
      open = Set(0..<count)
    }

    func draw<P: Publisher>(from publisher: P, _ index: Int, _ keep: @escaping (P.Output) -> Void)
    where P.Failure == S.Failure {
      outlet.draw(from: publisher) { [self] value in
        keep(value)
        join()
        endIfSpent()
      } completion: { [self] completion in
        open.remove(index)
        if completion.isFailure { return outlet.end(completion) }
        endIfSpent()
      }
    }

    private func endIfSpent() {
      let closed = Set(0..<2).subtracting(open)
      if open.isEmpty || closed.contains(where: isSpent) { outlet.end(.finished) }
    }
  }
}
