// The operators `min` and `max`.

extension Publishers {
  /// Publishes the greatest value when upstream finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publishers/comparison)).
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// Whether its first argument comes before the second.
    public let areInIncreasingOrder: (Output, Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var best: Output?
      subscriber.receiveResult(of: upstream) { [areInIncreasingOrder] value in
        if best.map({ areInIncreasingOrder($0, value) }) ?? true { best = value }
      } result: {
        best
      }
    }
  }
}

extension Publisher {
  /// Publishes the least value by a closure when the stream finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/min(by:))).
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Publishes the greatest value by a closure when the stream finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/max(by:))).
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher where Output: Comparable {
  /// Publishes the least value when the stream finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/min())).
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
  /// Publishes the greatest value when the stream finishes
  /// ([Apple](https://developer.apple.com/documentation/combine/publisher/max())).
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
