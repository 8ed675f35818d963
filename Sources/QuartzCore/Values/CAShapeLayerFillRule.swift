// The fill rules of a shape layer.

/// Fill rules
/// ([Apple](https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule)).
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Inside is where the signed crossings of a ray do not sum to 0.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside is where a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
