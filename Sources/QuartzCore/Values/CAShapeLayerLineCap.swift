// The line caps of a shape layer.

/// Line caps
/// ([Apple](https://developer.apple.com/documentation/quartzcore/cashapelayerlinecap)).
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line ends at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a disk about the end point, as wide as the line.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a line width beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var cap: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}
