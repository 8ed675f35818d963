// The operators `output(in:)` and `prefix(_:)`.

extension Publishers {
  /// Publishes the values whose positions lie in a range, and finishes after the last of them
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/output)).
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The positions that are published, counted from 0.
    public let range: CountableRange<Int>

    /// Makes a publisher with the values of `upstream` at the positions in `range`.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      (self.upstream, self.range) = (upstream, range)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = BufferedSubscription(subscriber)
      var index = 0
      buffer.sendSubscription()
      if range.isEmpty { return buffer.send(completion: .finished) }
      buffer.subscribe(to: upstream) { [range] value in
        if range.contains(index) { buffer.enqueue(value) }
        index += 1
        if index >= range.upperBound { buffer.complete(.finished) }
      }
    }
  }
}

extension Publisher {
  /// Publishes the value at a position, counted from 0, and finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/output(at:))).
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<index + 1) }

  /// Publishes the values whose positions, counted from 0, lie in a range, and finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/output(in:))).
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Publishes at most the first `maxLength` values and finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/prefix(_:))).
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<maxLength) }
}
