// The line joins of a shape layer.

/// Line joins
/// ([Apple](https://developer.apple.com/documentation/quartzcore/cashapelayerlinejoin)).
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The outer edges run on until they meet, within the miter limit; else ``bevel``.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A disk about the corner, as wide as the line.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A straight cut from one outer edge to the other.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var join: CGLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
