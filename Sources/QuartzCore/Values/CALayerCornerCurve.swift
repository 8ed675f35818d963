// The curves of rounded corners.

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An arc of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature grows evenly, which is longer than an arc.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")

  /// How much farther than the radius a corner reaches, as a factor: Apple's.
  var expansionFactor: CGFloat { self == .continuous ? 1.528_665 : 1 }
}
