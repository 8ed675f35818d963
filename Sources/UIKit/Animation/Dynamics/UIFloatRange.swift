// A range of numbers, which may be unlimited.

public import CoreGraphics

/// The range of a sliding attachment's length
/// ([Apple](https://developer.apple.com/documentation/uikit/uifloatrange)).
public struct UIFloatRange: Hashable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat

  public init() { (minimum, maximum) = (0, 0) }

  public init(minimum: CGFloat, maximum: CGFloat) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  public static let zero = UIFloatRange()
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  public var isInfinite: Bool { self == .infinite }

  /// Returns the distance of `number` from the range, 0 inside.
  func excess(_ number: Double) -> Double {
    max(0, number - Double(maximum)) + min(0, number - Double(minimum))
  }
}
