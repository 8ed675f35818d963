// The fill rules of a shape layer.

/// Fill rules
/// ([Apple](https://developer.apple.com/documentation/quartzcore/cashapelayerfillrule)).
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
