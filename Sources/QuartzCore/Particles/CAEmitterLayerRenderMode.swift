// The order in which particles are drawn.

/// The order in which particles are drawn. A no-op: later particles lie over earlier ones.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In no particular order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// From the oldest particle to the newest.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// From the newest particle to the oldest.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By depth. There is none.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colours add up where particles overlap.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
