// From one number to another, or to none.

public import CoreGraphics

/// What a sliding attachment allows
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

  /// How far a number lies outside.
  func excess(_ number: Double) -> Double {
    max(0, number - Double(maximum)) + min(0, number - Double(minimum))
  }
}
