// The kinds of gradients.

/// Kinds of gradients
/// ([Apple](https://developer.apple.com/documentation/quartzcore/cagradientlayertype)).
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// In ellipses about the start point; the radii of the last one are the distances to the end point in x and in y.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Clockwise on the screen about the start point, from the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
