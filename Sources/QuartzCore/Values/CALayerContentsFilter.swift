// The sampling of a layer's contents.

/// The sampling of contents that are drawn larger or smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Each pixel has the colour of the nearest one of the contents.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Smooth between the pixels of the contents.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Smooth between pixels and between sizes; drawn as ``linear``.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
