// Several publishers as one: as values come, the latest of each, or one of each.

extension Publishers {
  /// The values of all, as they come
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/mergemany)).
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) { publishers = upstream }

    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      var left = publishers.count
      outlet.open()
      if publishers.isEmpty { return outlet.finish(.finished) }
      for publisher in publishers {
        outlet.draw(from: publisher, value: outlet.put) { completion in
          left -= 1
          if left == 0 || completion.isFailure { outlet.end(completion) }
        }
      }
    }

    public func merge(with other: Upstream) -> MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }

  /// Tuples of the latest values of two, as soon as both have one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      var (first, second): (A.Output?, B.Output?)
      let all = Group(outlet, of: 2) {
        if let first, let second { outlet.put((first, second)) }
      } isSpent: { index in
        index == 0 ? first == nil : second == nil
      }
      outlet.open()
      all.draw(from: a, 0) { first = $0 }
      all.draw(from: b, 1) { second = $0 }
    }
  }

  /// Pairs of the first values of two, of the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      var (first, second) = (ArraySlice<A.Output>(), ArraySlice<B.Output>())
      let all = Group(outlet, of: 2) {
        guard let a = first.first, let b = second.first else { return }
        _ = (first.popFirst(), second.popFirst())
        outlet.put((a, b))
      } isSpent: { index in
        index == 0 ? first.isEmpty : second.isEmpty
      }
      outlet.open()
      all.draw(from: a, 0) { first.append($0) }
      all.draw(from: b, 1) { second.append($0) }
    }
  }

  /// All of one, then all of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      outlet.open()
      outlet.draw(from: prefix, value: outlet.put) { [suffix] completion in
        if completion.isFailure { return outlet.end(completion) }
        outlet.draw(from: suffix, value: outlet.put)
      }
    }
  }

  /// Publishers whose values belong together. It ends when all have ended, or one has nothing left that
  /// further values of the others could join.
  private final class Group<S: Subscriber> {
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

extension Subscribers.Completion {
  var isFailure: Bool {
    if case .failure = self { true } else { false }
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }

  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> { append(elements) }

  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> { prepend(elements) }

  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }
}
