// The operator `zip`, for two to four publishers.

extension Publishers {
  /// Publishes pairs: of the first values of two publishers, of their second values, and so on
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/zip)). It completes when one has completed
  /// and its values are used up.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    /// Subscribes to the publishers in the order given.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = BufferedSubscription(subscriber)
      var (first, second) = (ArraySlice<A.Output>(), ArraySlice<B.Output>())
      let group = UpstreamGroup(buffer) {
        guard let a = first.first, let b = second.first else { return }
        _ = (first.popFirst(), second.popFirst())
        buffer.enqueue((a, b))
      } isExhausted: { index in
        index == 0 ? first.isEmpty : second.isEmpty
      }
      buffer.sendSubscription()
      group.subscribe(to: a, index: 0) { first.append($0) }
      group.subscribe(to: b, index: 1) { second.append($0) }
    }
  }

  /// Publishes triples of the values of three publishers, in order
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/zip3)).
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    /// Subscribes to the publishers in the order given.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.zip(b).zip(c) { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// Publishes quadruples of the values of four publishers, in order
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/zip4)).
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    /// Subscribes to the publishers in the order given.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      a.zip(b).zip(c.zip(d)) { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Publishes pairs of the values of this publisher and another, in order
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/zip(_:))).
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Publishes what a closure makes of pairs of values, in order.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Publishes triples of the values of three publishers, in order.
  public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.Zip3(self, b, c)
  }

  /// Publishes what a closure makes of triples of values, in order.
  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    zip(b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes quadruples of the values of four publishers, in order.
  public func zip<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.Zip4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.Zip4(self, b, c, d)
  }

  /// Publishes what a closure makes of quadruples of values, in order.
  public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, B, C, D>, T>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    zip(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
