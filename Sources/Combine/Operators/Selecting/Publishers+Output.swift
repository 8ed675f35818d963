// The operators `output(in:)` and `prefix(_:)`.

extension Publishers {
  /// The values at certain places.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      (self.upstream, self.range) = (upstream, range)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(subscriber)
      var index = 0
      outlet.open()
      if range.isEmpty { return outlet.finish(.finished) }
      outlet.draw(from: upstream) { [range] value in
        if range.contains(index) { outlet.put(value) }
        index += 1
        if index >= range.upperBound { outlet.end(.finished) }
      }
    }
  }
}

extension Publisher {
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<index + 1) }

  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<maxLength) }
}
