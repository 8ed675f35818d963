// The number of values that a subscriber requests.

extension Subscribers {
  /// The number of values that a subscriber requests
  /// ([Apple](https://developer.apple.com/documentation/combine/subscribers/demand)).
  public struct Demand: Hashable, Sendable {
    /// The number; nil if it is unlimited.
    public let max: Int?

    private init(_ max: Int?) { self.max = max }

    /// As many values as there are.
    public static let unlimited = Demand(nil)
    /// No value.
    public static let none = Demand(0)
    /// A number of values, at least 0.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is never below 0")
      return Demand(value)
    }

    public static func + (one: Demand, other: Demand) -> Demand {
      guard let first = one.max, let second = other.max else { return .unlimited }
      return Demand(first + second)
    }

    public static func += (one: inout Demand, other: Demand) { one = one + other }

    /// The demand without one value; nil if it is none.
    var decremented: Demand? { max.map { $0 > 0 ? Demand($0 - 1) : nil } ?? self }
  }
}
