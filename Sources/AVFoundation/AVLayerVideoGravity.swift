// How a film fills its layer.

/// How a film fills its layer, without effect.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whole, with bars beside it.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Filling, cut off.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Stretched.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}
