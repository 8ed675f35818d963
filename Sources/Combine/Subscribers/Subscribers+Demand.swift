// The number of values that a subscriber requests.

extension Subscribers {
  /// How many values are wanted.
  public struct Demand: Hashable, Sendable {
    /// nil without end.
    public let max: Int?

    private init(_ max: Int?) { self.max = max }

    public static let unlimited = Demand(nil)
    public static let none = Demand(0)
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is never below 0")
      return Demand(value)
    }

    public static func + (one: Demand, other: Demand) -> Demand {
      guard let first = one.max, let second = other.max else { return .unlimited }
      return Demand(first + second)
    }

    public static func += (one: inout Demand, other: Demand) { one = one + other }

    /// One less; nil where there is none.
    var less: Demand? { max.map { $0 > 0 ? Demand($0 - 1) : nil } ?? self }
  }
}
