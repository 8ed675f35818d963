// The curves of rounded corners.

/// The shape of rounded corners. Both are drawn as circular arcs.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An arc of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature grows evenly; drawn as ``circular``.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
